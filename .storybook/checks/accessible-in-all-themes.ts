import axe from "axe-core";
import type { Preview } from "@storybook/react-vite";
import { themeNames } from "@gemel/theme";
import { looksIn } from "./looks.ts";

const finishTransitions = (): void => {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
};

/** The rules of axe whose answer a theme can change: it sets colours, and how thick lines are. */
const rulesOfThemes = ["color-contrast", "link-in-text-block", "target-size"];

/** What has passed already. The stories of a worker share it, as they share modules. */
const passed = new Set<string>();

/**
 * The accessibility addon checks a story in one theme. In tests, what a theme can break is checked in the others
 * as well, and in the whole document: overlays open beside the story's canvas. An element is checked where its
 * look in that theme is a new one: axe would judge the same colours on the same background alike.
 *
 * @throws Error naming the theme and the elements that break a rule in it
 */
export const accessibleInAllThemes: Exclude<
  NonNullable<Preview["afterEach"]>,
  readonly unknown[]
> = async ({ parameters, storyGlobals }) => {
  if (!("__vitest_browser__" in globalThis) || parameters["a11y"]?.test !== "error") return;
  // Another language or direction has the colours of its sibling.
  if ("language" in storyGlobals || "direction" in storyGlobals) return;
  const root = document.documentElement;
  const before = root.dataset["theme"];
  const found: string[] = [];
  for (const theme of themeNames.filter((name) => name !== before)) {
    root.dataset["theme"] = theme;
    finishTransitions();
    const unseen = [...looksIn(document.body)].filter(([, look]) => !passed.has(look));
    if (unseen.length === 0) continue;
    const { violations } = await axe.run(
      { include: unseen.map(([element]) => element) },
      { runOnly: { type: "rule", values: rulesOfThemes }, resultTypes: ["violations"] },
    );
    for (const { id, nodes } of violations) {
      found.push(
        ...nodes.map((node) => `${id}, ${theme}: ${node.html} ${node.failureSummary ?? ""}`),
      );
    }
    if (violations.length === 0) for (const [, look] of unseen) passed.add(look);
  }
  if (before === undefined) delete root.dataset["theme"];
  else root.dataset["theme"] = before;
  if (found.length > 0) throw new Error(`Not accessible in another theme:\n${found.join("\n")}`);
};
