import "@gemel/ui/styles";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useTheme } from "./theme.ts";
import { useThemeColor } from "./use-theme-color.ts";

const choices = ["dark", "light", "more-contrast", "system"] as const;

function Choice() {
  const [, choose] = useTheme();
  useThemeColor();
  return choices.map((choice) => (
    <button key={choice} type="button" onClick={() => choose(choice)}>
      {choice}
    </button>
  ));
}

/** Reads the first `theme-color`: a browser takes the first one that applies. */
const barColor = () => document.querySelector<HTMLMetaElement>("meta[name='theme-color']")?.content;

test("the browser's bars have the colour of the chosen theme, not the system's", async () => {
  const fromBuild = document.createElement("meta");
  fromBuild.name = "theme-color";
  fromBuild.content = "rgb(1, 2, 3)";
  document.head.append(fromBuild);
  const screen = await render(<Choice />);
  const choose = (choice: (typeof choices)[number]) =>
    screen.getByRole("button", { name: choice }).click();
  await choose("dark");
  await expect.poll(barColor).toBe("rgb(26, 16, 32)");
  await choose("light");
  await expect.poll(barColor).toBe("rgb(251, 247, 241)");
  await choose("more-contrast");
  await expect.poll(barColor).toMatch(/^rgb\((255, 255, 255|12, 5, 16)\)$/);
  await choose("system");
  await expect.poll(barColor).toBe("rgb(1, 2, 3)");
  fromBuild.remove();
});
