/**
 * Sets the language of react-aria's own parts (dates, numbers, directions, built-in announcements).
 * The texts of Gemel come from `@gemel/i18n`'s provider of the same name; a host gives both.
 */
export { I18nProvider } from "react-aria-components/I18nProvider";
