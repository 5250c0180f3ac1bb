import type { Locator, Page } from "@playwright/test";
import type { OfferedLocale } from "@gemel/i18n";
import type { InputMethod } from "./input-methods.ts";
import type { Texts } from "./texts.ts";

/** The data that a step of a journey needs: the page, the way to operate it, and its language. */
export interface Visit {
  readonly page: Page;
  readonly language: OfferedLocale;
  readonly input: InputMethod;
  readonly t: Texts;
}

/** The title of a page. */
export const heading = ({ page }: Visit, name: string): Locator =>
  page.getByRole("heading", { level: 1, name });
