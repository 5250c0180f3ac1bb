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

/** What lies behind the text of an element: its own background and, where that is not opaque, those of its parents. */
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
export function looksIn(body: HTMLElement, known: ReadonlySet<Element>): Map<Element, string> {
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
