import type { Page } from "@playwright/test";
import { shownTexts } from "./shown-texts.ts";

/** Names that are the same in every language. */
const names = /\b(?:Gemel|Duo|Instagram)\b|https?:\/\//g;

/** The texts of react-aria for its own parts, in the reader's language: it has all of our languages. */
const fromReactAria = new Set([
  "Decrease",
  "Dismiss",
  "Increase",
  "Number field",
  "Show suggestions",
]);

/** The initials in place of a missing profile picture. */
const initials = /^\p{Lu}{1,2}$/u;

const innermost = /\[[^[\]]*\]|⟦[^⟦⟧]*⟧/g;

/** A text without what the pseudo-language and `Intl` put into brackets. */
function withoutBrackets(text: string): string {
  const rest = text.replaceAll(innermost, "");
  return rest === text ? rest : withoutBrackets(rest);
}

const plain = (text: string): string =>
  text
    .replaceAll(/[*_>#\\`]|^[-\d.]+ /gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Finds words in a page that neither a catalogue nor the server gave it. */
export class Untranslated {
  readonly #page: Page;
  readonly #received = new Set<string>();
  readonly #reading: Promise<void>[] = [];

  /**
   * Listens from now on to what the server says: members' own words, names, and texts of its own.
   * @param invented - names of people in examples
   */
  constructor(page: Page, invented: readonly string[]) {
    this.#page = page;
    this.#keep(invented);
    page.on("response", (response) => {
      if (!new URL(response.url()).pathname.startsWith("/api/")) return;
      // The text of a refusal is for programs: the page has its own text for it.
      if (!response.ok() || !response.headers()["content-type"]?.includes("json")) return;
      // An answer that the page no longer waits for has no body.
      const read = response.json().then((body: unknown) => this.#keep(body));
      this.#reading.push(read.catch(() => undefined));
    });
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.#keep(JSON.parse(String(payload))));
    });
  }

  /** @returns one line for each text that is in no catalogue. */
  async find(): Promise<string[]> {
    const shown = await shownTexts(this.#page);
    // After the look: an answer may come and be shown during it.
    await Promise.all(this.#reading);
    return shown.flatMap(({ text, where }) => {
      const rest = plain(withoutBrackets(text)).replaceAll(/^[\s,·:]+|[\s,·:]+$/g, "");
      if (this.#received.has(rest) || fromReactAria.has(rest)) return [];
      if (initials.test(rest)) return [];
      if (!/\p{Letter}{2}/u.test(rest.replaceAll(names, ""))) return [];
      return [`${where}: ${text.trim()}`];
    });
  }

  #keep(value: unknown): void {
    if (typeof value === "string") {
      // A single plain word is an enumeration's value: the page has to translate it.
      if (/^[a-z_]+$/.test(value)) return;
      for (const text of [value, ...value.split("\n")]) this.#received.add(plain(text));
    } else if (typeof value === "object" && value !== null) {
      Object.values(value).forEach((inner) => this.#keep(inner));
    }
  }
}
