import { afterEach } from "vitest";
import { cdp, page } from "vitest/browser";
import { lostInForcedColours } from "./forced-colours/lost.ts";
import { tooWideIn } from "./too-wide.ts";

/** A window of 1280 × 1024 px at 400 % (WCAG 2.2, 1.4.10). */
const zoomed = { width: 320, height: 256 } as const;
const usual = { width: 1280, height: 800 } as const;

async function force(isForced: boolean): Promise<void> {
  const features = isForced ? [{ name: "forced-colors", value: "active" }] : [];
  await cdp().send("Emulation.setEmulatedMedia", { features });
  if (matchMedia("(forced-colors: active)").matches !== isForced)
    throw new Error("This browser does not force colours.");
}

async function tooWideAtZoom(): Promise<string[]> {
  await page.viewport(zoomed.width, zoomed.height);
  const found = await tooWideIn(document.body);
  await page.viewport(usual.width, usual.height);
  return found;
}

// After a story of a component has been played: in forced colours where neither its language nor its direction
// shows the colours of its sibling once more, and then at 400 %, which moves things. A screen is made of
// components.
afterEach(async () => {
  const { lang, dir } = document.documentElement;
  const lost = [
    ...(lang === "en" && dir === "ltr" ? await lostInForcedColours(document.body, force) : []),
    ...(await tooWideAtZoom()),
  ];
  if (lost.length > 0) throw new Error(lost.join("\n"));
});
