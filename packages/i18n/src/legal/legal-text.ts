/** The legal pages, each named by the last part of its address. */
export const legalPages = ["terms-of-service", "privacy-policy", "disclaimer", "rules"] as const;

export type LegalPage = (typeof legalPages)[number];

/** A run of words: plain, strong, or a link to one of our pages. */
export type TextPart =
  | string
  | { kind: "strong"; text: string }
  | { kind: "link"; text: string; href: string };

export type TextBlock =
  | { kind: "paragraph"; parts: TextPart[] }
  | { kind: "list"; items: TextPart[][] }
  | { kind: "heading"; id: string; text: string };

/** The content under one heading of the second level. */
export interface TextSection {
  /** The same in every language, so that an address with it leads to the same section. */
  id: string;
  title: string;
  blocks: TextBlock[];
}

/** One page in one language. */
export interface LegalText {
  title: string;
  /** One sentence, shown below the title and by search engines and previews. */
  description: string;
  /** The title of the table of contents. */
  contents: string;
  /** Marks the text as a placeholder: a few words, and their meaning. */
  placeholder: { title: string; text: string };
  /** The text in a few sentences, below a title of its own. */
  summary: { title: string; points: TextPart[][] };
  sections: TextSection[];
}
