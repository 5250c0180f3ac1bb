import type { Page } from "@playwright/test";
import type { Texts } from "../../support/texts.ts";

/** A page as it is looked at. */
interface Shown {
  readonly page: Page;
  readonly t: Texts;
  readonly isPhone: boolean;
  readonly isDark: boolean;
  /** The bottom of the first window: the navigation below, else the window's edge; px. */
  readonly fold: number;
}

/** @returns one line for each fault; none if the fact holds */
export type Fact = (shown: Shown) => Promise<string[]>;

/** Facts by their sentence. A fact leaves the page as it was. */
export type Facts = Readonly<Record<string, Fact>>;

/** Holds on a phone alone. */
export const onPhone =
  (fact: Fact): Fact =>
  async (shown) =>
    shown.isPhone ? fact(shown) : [];

/** Holds on a desktop alone. */
export const onDesktop =
  (fact: Fact): Fact =>
  async (shown) =>
    shown.isPhone ? [] : fact(shown);
