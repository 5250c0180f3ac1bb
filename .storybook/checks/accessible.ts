import axe, { type ElementContext, type RunOptions } from "axe-core";
import type { Preview } from "@storybook/react-vite";
import { themeNames } from "@gemel/theme";
import { KnownParts } from "./known-parts.ts";
import { looksIn } from "./looks.ts";

/** What a story says of its check, as the addon reads it. */
interface Parameters {
  readonly context?: { readonly exclude?: readonly string[] };
  readonly options?: RunOptions;
}

async function violationsIn(
  context: ElementContext,
  options: RunOptions,
  theme: string | undefined,
): Promise<string[]> {
  const { violations } = await axe.run(context, { ...options, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}, ${theme}: ${html} ${failureSummary ?? ""}`),
  );
}

/** The rules of axe whose answer a theme can change: it sets colours, and how thick lines are. */
const rulesOfThemes = ["color-contrast", "link-in-text-block", "target-size"];

// What has passed already. The stories of a worker share it, as they share modules.
const knownParts = new Map<string, KnownParts>();
const passedLooks = new Set<string>();

function knownPartsFor(options: RunOptions): KnownParts {
  const rules = JSON.stringify(options);
  const parts = knownParts.get(rules) ?? new KnownParts();
  knownParts.set(rules, parts);
  return parts;
}

/**
 * Checks a story in its own theme and, by the rules that a theme can break, in the others. It looks at the whole
 * document, for overlays open beside the story's canvas, except for parts that have passed in another story with
 * the same around them; in another theme, only at elements whose look is a new one.
 * @throws Error naming the rule, the theme and the elements that break it
 */
export const accessible: Exclude<NonNullable<Preview["afterEach"]>, readonly unknown[]> = async ({
  parameters,
  storyGlobals,
}) => {
  if (!("__vitest_browser__" in globalThis)) return;
  const { context, options = {} } = parameters["a11y"] as Parameters;
  const { body, documentElement: root } = document;
  const { known, add } = knownPartsFor(options).findIn(body);
  if (known.includes(body)) return;
  const exclude = [...(context?.exclude ?? []), ...known];
  const own = root.dataset["theme"];
  const found = await violationsIn({ include: body, exclude }, options, own);
  // Another language or direction has the colours of its sibling.
  const others =
    "language" in storyGlobals || "direction" in storyGlobals
      ? []
      : themeNames.filter((name) => name !== own);
  for (const theme of others) {
    root.dataset["theme"] = theme;
    const looks = looksIn(body, new Set(known));
    const fresh = [...looks].filter(([, look]) => !passedLooks.has(look));
    if (fresh.length === 0) continue;
    const inTheme = await violationsIn(
      { include: fresh.map(([element]) => element) },
      { runOnly: { type: "rule", values: rulesOfThemes } },
      theme,
    );
    found.push(...inTheme);
    if (inTheme.length === 0) for (const [, look] of fresh) passedLooks.add(look);
  }
  if (own === undefined) delete root.dataset["theme"];
  else root.dataset["theme"] = own;
  if (found.length > 0) throw new Error(`Not accessible:\n${found.join("\n")}`);
  // What has been judged in one theme alone is still to be judged in the others.
  if (others.length > 0) add();
};
