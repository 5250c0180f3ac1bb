import { useContext } from "react";
import { IntlContext } from "react-intl";
import type { IntlShape } from "./create-intl.ts";

/**
 * Texts and formats in the language of the provider around.
 * @throws Error without one; react-intl's own names a component that hosts of `@gemel/ui` do not have
 */
export function useIntl(): IntlShape {
  const intl: IntlShape | null = useContext(IntlContext);
  if (intl === null)
    throw new Error("No texts: a TextsProvider or an I18nProvider is needed around");
  return intl;
}
