import { isDrawn, pseudos } from "./parts.ts";

/** An element in a state, and the attributes that show the state to styles and screen readers. */
export interface Stateful {
  element: Element;
  attributes: readonly string[];
}

const states: readonly Stateful["attributes"][] = [
  ["data-selected", "aria-selected", "aria-pressed", "aria-checked", "aria-current"],
  ["data-invalid", "aria-invalid"],
  ["data-indeterminate"],
];

const looks = [
  "background-color",
  "background-image",
  "block-size",
  "border-block-end-color",
  "border-block-end-width",
  "border-block-start-color",
  "border-block-start-style",
  "border-block-start-width",
  "border-inline-start-color",
  "border-inline-start-width",
  "box-shadow",
  "color",
  "fill",
  "font-weight",
  "inline-size",
  "margin-inline-start",
  "opacity",
  "outline-color",
  "outline-style",
  "stroke",
  "stroke-dasharray",
  "stroke-width",
  "text-decoration-color",
  "text-decoration-line",
  "transform",
] as const;

function lookOf(element: Element): string {
  const parts = [element.parentElement ?? element, element, ...element.querySelectorAll("*")];
  return parts
    .flatMap((part) =>
      pseudos.map((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        if (!isDrawn(style, pseudo)) return "";
        return looks.map((name) => style.getPropertyValue(name)).join();
      }),
    )
    .join("\n");
}

/** Whether the state changes how the element looks, what is in it, or what it is in. */
export function isStateSeen({ element, attributes }: Stateful): boolean {
  const look = lookOf(element);
  const values = attributes.map((name) => [name, element.getAttribute(name)] as const);
  for (const [name] of values) element.removeAttribute(name);
  const without = lookOf(element);
  for (const [name, value] of values) if (value !== null) element.setAttribute(name, value);
  return look !== without;
}

const selectorOf = (attributes: Stateful["attributes"]): string =>
  attributes.map((name) => `[${name}]:not([${name}=false])`).join();

/** Elements in a part of the page that are selected, current, pressed, or wrong. */
export const statefulIn = (root: Element): Stateful[] =>
  states.flatMap((attributes) =>
    [...root.querySelectorAll(selectorOf(attributes))].map((element) => ({ element, attributes })),
  );
