/** The boxes that CSS may draw for an element: its own and two pseudo-elements. */
export const pseudos = ["", "::before", "::after"] as const;

/** @param style - computed, of the element or of what CSS draws beside its content */
export const isDrawn = (style: CSSStyleDeclaration, pseudo: string): boolean =>
  style.display !== "none" &&
  style.visibility === "visible" &&
  (pseudo === "" || (style.content !== "none" && style.content !== "normal"));

export const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** For a message: its tag, and the class of what it stands in. */
export function nameOf(element: Element, pseudo = ""): string {
  const [tag = ""] = element.outerHTML.match(/^<[^>]*>/) ?? [];
  return `${tag}${pseudo} in ${element.parentElement?.getAttribute("class") ?? "nothing"}`;
}
