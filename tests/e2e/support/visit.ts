import type { Page } from "@playwright/test";
import type { OfferedLocale } from "@gemel/i18n";
import type { Hands } from "./hands.ts";
import type { Texts } from "./texts.ts";

/** What a step of a journey needs: the page, the way to operate it, and its language. */
export interface Visit {
  readonly page: Page;
  readonly language: OfferedLocale;
  readonly hands: Hands;
  readonly t: Texts;
}
