export { countryName } from "./country-name.ts";
export type { IntlShape } from "./create-intl.ts";
export { bundleNames, bundleOf, type Bundle } from "./bundles.ts";
export {
  defaultPreferredLanguage,
  type PreferredLanguageSources,
} from "./default-preferred-language.ts";
export { I18nProvider, type I18nProviderProps } from "./I18nProvider.tsx";
export { loadMessages } from "./load-messages.ts";
export {
  autonyms,
  firstPart,
  fallbackLocale,
  isLocale,
  isOfferedLocale,
  locales,
  type Locale,
  type OfferedLocale,
} from "./locales.ts";
export type { MessageId } from "./message-id.ts";
export type { Messages } from "./messages.ts";
export {
  negotiateLanguage,
  negotiateLocale,
  type LocaleSources,
  type NegotiatedLanguage,
} from "./negotiate-locale.ts";
export { otherYear } from "./other-year.ts";
export { useIntl } from "./use-intl.ts";
export { WithMessages, type WithMessagesProps } from "./WithMessages.tsx";
