import { countryName, useIntl } from "@gemel/i18n";
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
  return {
    called,
    /** The name, with the age if it is given. */
    heading:
      age === null
        ? called
        : intl.formatMessage({ id: "people.nameAndAge" }, { name: called, age }),
    /** Empty where neither is given. */
    place: [city, country && countryName(intl, country)].filter((part) => part !== null).join(", "),
  };
}
