import { afterEach, beforeAll, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { vars } from "./index.ts";
import type { DensityName, PaletteName, ThemeName } from "./theme-names.ts";
import { densities, palettes } from "./tokens/theme-tokens.ts";

interface Device {
  media?: "print";
  scheme?: "light" | "dark";
  contrast?: "more";
}

const root = document.documentElement;

const emulate = ({ media, scheme = "light", contrast }: Device): Promise<unknown> =>
  cdp().send("Emulation.setEmulatedMedia", {
    media: media ?? "",
    features: [
      { name: "prefers-color-scheme", value: scheme },
      { name: "prefers-contrast", value: contrast ?? "no-preference" },
    ],
  });

beforeAll(() => import("./styles.ts"));

afterEach(async () => {
  delete root.dataset["theme"];
  delete root.dataset["density"];
  // The tests' browser starts with this setting.
  const features = [{ name: "prefers-reduced-motion", value: "reduce" }];
  await cdp().send("Emulation.setEmulatedMedia", { media: "", features });
});

/** The computed value of a style that reads tokens. */
function computed(property: "color" | "background-color" | "height", value: string): string {
  const probe = document.createElement("div");
  probe.style.setProperty(property, value);
  document.body.append(probe);
  const answer = getComputedStyle(probe).getPropertyValue(property);
  probe.remove();
  return answer;
}

const cases: { theme?: ThemeName; device: Device; palette: PaletteName }[] = [
  { device: {}, palette: "light" },
  { device: { scheme: "dark" }, palette: "dark" },
  { device: { contrast: "more" }, palette: "more-contrast-light" },
  { device: { scheme: "dark", contrast: "more" }, palette: "more-contrast-dark" },
  { theme: "light", device: { scheme: "dark" }, palette: "light" },
  { theme: "dark", device: {}, palette: "dark" },
  { theme: "dark", device: { contrast: "more" }, palette: "more-contrast-dark" },
  { theme: "more-contrast", device: {}, palette: "more-contrast-light" },
  { theme: "more-contrast", device: { scheme: "dark" }, palette: "more-contrast-dark" },
  { theme: "dark", device: { media: "print" }, palette: "light" },
  {
    theme: "more-contrast",
    device: { scheme: "dark", media: "print" },
    palette: "more-contrast-light",
  },
];

test.each(cases)("theme $theme on $device shows $palette", async ({ theme, device, palette }) => {
  await emulate(device);
  if (theme) root.dataset["theme"] = theme;
  const { ink, paper, trait } = palettes[palette];
  expect([
    computed("color", vars.color.ink),
    computed("background-color", vars.color.paper),
    computed("color", vars.color.trait.stability),
  ]).toEqual([
    computed("color", ink),
    computed("background-color", paper),
    computed("color", trait.stability),
  ]);
});

test.each<[DensityName | undefined, string]>([
  [undefined, densities.comfortable.height],
  ["comfortable", densities.comfortable.height],
  ["compact", densities.compact.height],
])("density %s makes controls %s tall", (density, height) => {
  if (density) root.dataset["density"] = density;
  expect(computed("height", vars.control.height)).toBe(computed("height", height));
});
