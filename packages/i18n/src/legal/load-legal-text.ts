import { loaders } from "virtual:gemel-legal";
import { fallbackLocale, isOfferedLocale, type OfferedLocale } from "../locales.ts";
import { remembered } from "../remembered.ts";
import type { LegalPage, LegalText } from "./legal-text.ts";

/** The language in which a legal page is shown to readers of `locale`. */
export const legalLocale = (locale: string): OfferedLocale =>
  isOfferedLocale(locale) ? locale : fallbackLocale;

/**
 * A legal page in one language. The same arguments give the same promise; it rejects when
 * the network fails, and a call a second later tries again.
 */
export const loadLegalText = remembered(
  async (page: LegalPage, locale: OfferedLocale): Promise<LegalText> =>
    (await loaders[page][locale]()).default,
);
