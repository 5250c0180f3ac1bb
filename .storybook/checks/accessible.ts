import axe, { type ElementContext, type RunOptions } from "axe-core";
import type { Preview } from "@storybook/react-vite";
import { themeNames } from "@gemel/theme";
import { KnownParts } from "./known-parts.ts";
import { contrastRatio } from "@gemel/theme/contrast";

const hasText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== "");

const target = "a, button, input, select, textarea, summary, [tabindex], [role]";

/** Axe takes the colours of these as they are. */
const inactive = ":disabled, [aria-disabled='true'], [data-disabled]";

/** The least width and height of a target, px (WCAG 2.2, 2.5.8). */
const leastTarget = 24;

/** The size of a small target: it may depend on its neighbours. */
function sizeOf(element: Element): string {
  if (!element.matches(target)) return "";
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) < leastTarget ? `${width} × ${height}` : "large";
}

const isClear = (colour: string): boolean => /^rgba\(.*, 0\)$/.test(colour);

const isOpaque = (colour: string): boolean => /^rgb\([\d, ]+\)$/.test(colour);

/** @param colour an opaque one, as `getComputedStyle` writes it */
const asHex = (colour: string): string =>
  `#${(colour.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;

/** Enough for text of every size (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

/** Whether an element is taken out of the flow, so that what is behind it need not be a parent. */
const isLaidOver = ({ position, zIndex }: CSSStyleDeclaration): boolean =>
  (position !== "static" && position !== "relative") || zIndex !== "auto";

/**
 * The background of an element's text: the element's own and, if that is not opaque, those of its parents.
 */
function groundOf(style: CSSStyleDeclaration, behind: string): string {
  const { backgroundColor, backgroundImage, opacity } = style;
  const hasColourOnly = backgroundImage === "none" && opacity === "1";
  if (hasColourOnly && isClear(backgroundColor))
    return isLaidOver(style) ? `over ${behind}` : behind;
  if (hasColourOnly && isOpaque(backgroundColor)) return backgroundColor;
  return `${backgroundColor} ${backgroundImage} ${opacity} over ${behind}`;
}

/** Axe does not judge what is hidden, and its children neither. */
const isHidden = (element: Element, { display, clipPath, opacity }: CSSStyleDeclaration): boolean =>
  display === "none" ||
  clipPath !== "none" ||
  opacity === "0" ||
  element.matches("[aria-hidden='true'], [inert]");

/** Whether text has enough contrast without a closer look: one opaque colour on another, and a link is underlined. */
const isReadable = (
  element: Element,
  { color, textShadow, textDecorationLine }: CSSStyleDeclaration,
  ground: string,
) =>
  isOpaque(color) &&
  isOpaque(ground) &&
  textShadow === "none" &&
  (textDecorationLine === "underline" || !element.matches("a, [role='link']")) &&
  contrastRatio(asHex(color), asHex(ground)) >= leastContrast;

/**
 * The elements that axe must judge: they have text or can be operated, and are not plainly readable and large
 * enough. Each with all that decides its contrast and size: style rules, font, its colours and those behind it and
 * around it.
 * @param known parts that are left out
 */
function looksIn(body: HTMLElement, known: ReadonlySet<Element>): Map<Element, string> {
  const looks = new Map<Element, string>();
  const visit = (element: Element, behind: string, around: string, isInactive: boolean): void => {
    if (known.has(element)) return;
    const style = getComputedStyle(element);
    if (isHidden(element, style)) return;
    const { color, fontSize, fontWeight, textDecorationLine, visibility } = style;
    const ground = groundOf(style, behind);
    const isOff = isInactive || element.matches(inactive);
    const size = sizeOf(element);
    const isPlain = (size === "" || size === "large") && isReadable(element, style, ground);
    if (visibility === "visible" && !isPlain && (hasText(element) || element.matches(target))) {
      const rules = element.getAttribute("class");
      const font = [fontSize, fontWeight, textDecorationLine];
      const colours = [color, ground, around];
      looks.set(element, [element.localName, rules, ...font, ...colours, size, isOff].join());
    }
    for (const child of element.children) visit(child, ground, color, isOff);
  };
  visit(body, "", "", false);
  return looks;
}

/** A story's parameters for the accessibility check, as the addon reads them. */
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

/** The axe rules whose result depends on the theme: a theme sets colours and the thickness of lines. */
const rulesOfThemes = ["color-contrast", "link-in-text-block", "target-size"];

// Parts and looks that have passed. The stories of a worker share them, as they share modules.
const knownParts = new Map<string, KnownParts>();
const passedLooks = new Set<string>();

function knownPartsFor(options: RunOptions): KnownParts {
  const rules = JSON.stringify(options);
  const parts = knownParts.get(rules) ?? new KnownParts();
  knownParts.set(rules, parts);
  return parts;
}

/**
 * Checks a story in its own theme and, by the rules that a theme can break, in the others. It checks the
 * whole document, because overlays open beside the story's canvas, except for parts that have passed in
 * another story with the same surroundings; in another theme, only elements with a look that has not passed
 * before.
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
  // A story in another language or direction has the colours of its sibling story.
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
  // A part that was checked in one theme only must still be checked in the others.
  if (others.length > 0) add();
};
