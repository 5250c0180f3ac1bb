/** Ms from a change until it is painted; null when it never was. */
export type PaintTime = number | null;

/** What a list has in the document at a moment. */
export interface Elements {
  messages: number;
  all: number;
}

export interface Prepended {
  time: PaintTime;
  /**
   * How far the first message in view moved, px, at its worst in the frames that were painted
   * after; null when its element was thrown away.
   */
  shift: number | null;
}

/** The two lists of a page: 150 and 10,000 messages. */
export type Size = "few" | "many";

/** What the page offers to those who measure. The list that is worked on is the one in view. */
export interface BenchPage {
  /** Shows its messages, at their end. */
  mount: (size: Size) => Promise<PaintTime>;
  unmount: (size: Size) => Promise<void>;
  /** Adds a message to the end, while the end is in view. */
  append: (size: Size) => Promise<PaintTime>;
  /** Adds 50 messages before the first, while the middle is in view. */
  prepend: (size: Size) => Promise<Prepended>;
  /** @param share of the list that is above the view: 0 for its start, 1 for its end */
  elementsAt: (size: Size, share: number) => Promise<Elements>;
}

declare global {
  interface Window {
    /** Not there before a list can be mounted. */
    benchPage: BenchPage;
  }
}
