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

/** What lies behind the text of an element: its own background and, where that is not opaque, those of its parents. */
function groundOf(style: CSSStyleDeclaration, behind: string): string {
  const { backgroundColor, backgroundImage, opacity } = style;
  const hasColourOnly = backgroundImage === "none" && opacity === "1";
  if (hasColourOnly && isClear(backgroundColor)) return behind;
  if (hasColourOnly && backgroundColor.startsWith("rgb(")) return backgroundColor;
  return `${backgroundColor} ${backgroundImage} ${opacity} over ${behind}`;
}

/** Axe does not judge what is hidden, and its children neither. */
const isHidden = (element: Element, { display, clipPath, opacity }: CSSStyleDeclaration): boolean =>
  display === "none" ||
  clipPath !== "none" ||
  opacity === "0" ||
  element.matches("[aria-hidden='true'], [inert]");

/**
 * The elements that have text or can be operated, each with all that decides whether it has enough contrast and
 * size: style rules, font, its colours and those behind it and around it.
 */
export function looksIn(body: HTMLElement): Map<Element, string> {
  const looks = new Map<Element, string>();
  const visit = (element: Element, behind: string, around: string, isInactive: boolean): void => {
    const style = getComputedStyle(element);
    if (isHidden(element, style)) return;
    const { color, fontSize, fontWeight, textDecorationLine, visibility } = style;
    const ground = groundOf(style, behind);
    const isOff = isInactive || element.matches(inactive);
    if (visibility === "visible" && (hasText(element) || element.matches(target))) {
      const rules = element.getAttribute("class");
      const font = [fontSize, fontWeight, textDecorationLine];
      const colours = [color, ground, around];
      looks.set(
        element,
        [element.localName, rules, ...font, ...colours, sizeOf(element), isOff].join(),
      );
    }
    for (const child of element.children) visit(child, ground, color, isOff);
  };
  visit(body, "", "", false);
  return looks;
}
