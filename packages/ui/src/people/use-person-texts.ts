import { useIntl } from "@gemel/i18n";
import { isCountryCode } from "../foundation/is-country-code.ts";
import type { Person } from "./person.ts";

/** How a person is named and placed in the member's language. */
export function usePersonTexts({
  name,
  age,
  city,
  country,
}: Pick<Person, "name" | "age" | "city" | "country">) {
  const intl = useIntl();
  const called = name ?? intl.formatMessage({ id: "people.anonymous" });
  const isCode = country !== null && isCountryCode(country);
  const land = isCode ? intl.formatDisplayName(country, { type: "region" }) : null;
  return {
    called,
    /** With the age, where it is given. */
    heading:
      age === null
        ? called
        : intl.formatMessage({ id: "people.nameAndAge" }, { name: called, age }),
    /** Empty where neither is given. */
    place: [city, land ?? country].filter((part) => part !== null).join(", "),
  };
}
