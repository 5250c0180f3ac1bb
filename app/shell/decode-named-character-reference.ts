import { createPolicy } from "./platform/trusted-types.ts";

/** A name alone; of nothing else is HTML made. */
const reference = /^&[\da-zA-Z]{1,31};$/;

const policy = createPolicy("gemel-character", {
  createHTML: (text) => {
    if (!reference.test(text)) throw new Error("This is no character reference");
    return text;
  },
});

/**
 * Decodes `&name;` by the browser's own table. It replaces the way of the Markdown parser (`vite.config.ts`),
 * which the content security policy refuses.
 * @returns the character, or false for an unknown name
 */
export function decodeNamedCharacterReference(value: string): string | false {
  const text = `&${value};`;
  const element = document.createElement("i");
  element.innerHTML = policy.createHTML(text);
  const read = element.textContent;
  // A name may be known by its beginning alone: what follows stays, and the semicolon with it.
  const isWhole = value === "semi" || !read.endsWith(";");
  return isWhole ? read : false;
}
