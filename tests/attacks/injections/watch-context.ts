import type { BrowserContext, Page } from "@playwright/test";
import { CALLED, MARK } from "./payloads.ts";

declare global {
  interface Window {
    /** Code that ran and should not, and code that the content security policy kept from running. */
    attacks: string[];
  }
}

/** The protocols that links may have. */
const harmless = ["http:", "https:", "mailto:"];

/**
 * Notes whatever a page does that no text may make it do: run something, fail, open a dialog, break the
 * content security policy, ask another site.
 * @param origin our own
 * @returns what was noted so far
 */
export async function watchContext(
  context: BrowserContext,
  origin: string,
): Promise<readonly string[]> {
  const attacks: string[] = [];
  await context.exposeFunction(CALLED, () => void attacks.push("a script ran"));
  await context.exposeFunction(
    "gemelRefused",
    (directive: string, what: string) => void attacks.push(`refused by ${directive}: ${what}`),
  );
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      const report = (window as unknown as { gemelRefused: (...details: string[]) => void })
        .gemelRefused;
      report(effectiveDirective, `${blockedURI} ${sample}`);
    });
  });
  context.on("request", (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    const isOurs = asked === origin || protocol === "blob:" || protocol === "data:";
    if (!isOurs) attacks.push(`a request to ${request.url()}`);
  });
  context.on("weberror", (error) => attacks.push(`an error: ${error.error().stack}`));
  context.on("console", (message) => {
    if (message.type() === "error") attacks.push(`an error: ${message.text()}`);
  });
  context.on("dialog", (dialog) => {
    attacks.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return attacks;
}

/**
 * Returns the elements of a page that a text became: marked ones, and links with a protocol that is not
 * allowed.
 */
export const findInjected = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([mark, protocols]) => {
      const marked = [...document.querySelectorAll(`[${mark}]`)];
      const led = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
        ({ protocol }) => !protocols.includes(protocol),
      );
      const framed = [...document.querySelectorAll("iframe, object, embed, base, form[action]")];
      const pictures = [...document.images].filter(
        // A picture that is still to come has no address.
        ({ src }) =>
          !/^(?:blob|data):/.test(src) && new URL(src, document.baseURI).origin !== location.origin,
      );
      return [...marked, ...led, ...framed, ...pictures].map(({ outerHTML }) => outerHTML);
    },
    [MARK, harmless] as const,
  );
