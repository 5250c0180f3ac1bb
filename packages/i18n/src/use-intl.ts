import { useIntl as useWholeIntl } from "react-intl";
import type { IntlShape } from "./create-intl.ts";

/** Texts and formats in the language of the provider around. */
export const useIntl: () => IntlShape = useWholeIntl;
