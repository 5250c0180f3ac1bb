import axe from "axe-core";
import type { Preview } from "@storybook/react-vite";
import { themeNames } from "@gemel/theme";

const finishTransitions = (): void => {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
};

/**
 * The accessibility addon looks at a story in one theme. Contrast is what a theme can break, so in
 * tests it is measured in the others as well.
 *
 * @throws Error naming the theme and the elements that are too faint
 */
export const contrastInAllThemes: Exclude<
  NonNullable<Preview["afterEach"]>,
  readonly unknown[]
> = async ({ canvasElement, parameters, storyGlobals }) => {
  if (!("__vitest_browser__" in globalThis) || parameters["a11y"]?.test !== "error") return;
  // Another language or direction has the colours of its sibling.
  if ("language" in storyGlobals || "direction" in storyGlobals) return;
  const root = document.documentElement;
  const before = root.dataset["theme"];
  const found: string[] = [];
  for (const theme of themeNames.filter((name) => name !== before)) {
    root.dataset["theme"] = theme;
    finishTransitions();
    const { violations } = await axe.run(canvasElement, {
      runOnly: { type: "rule", values: ["color-contrast"] },
    });
    for (const { nodes } of violations) {
      found.push(...nodes.map((node) => `${theme}: ${node.html} ${node.failureSummary ?? ""}`));
    }
  }
  if (before === undefined) delete root.dataset["theme"];
  else root.dataset["theme"] = before;
  if (found.length > 0) throw new Error(`Too faint in\n${found.join("\n")}`);
};
