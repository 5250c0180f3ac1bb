import { useIntl } from "@gemel/i18n";
import type { Person } from "../person.ts";

export type PersonFacts = Pick<
  Person,
  "sex" | "children" | "pets" | "childWish" | "petWish" | "isTwinOpen"
>;

/**
 * The facts that a person gave, each in a few words; a fact that is not given is left out.
 * @param isTwinLinked what leads to the twin stands beside them, and says itself that it is open
 */
export function usePersonFacts(person: PersonFacts, isTwinLinked = false): string[] {
  const { sex, children, pets, childWish, petWish, isTwinOpen } = person;
  const intl = useIntl();
  const ids = [
    sex && (`people.sex.${sex}` as const),
    children && (`people.children.${children}` as const),
    childWish && (`people.childWish.${childWish}` as const),
    pets && (`people.pets.${pets}` as const),
    petWish && (`people.petWish.${petWish}` as const),
    isTwinOpen && !isTwinLinked ? ("people.twinOpen" as const) : null,
  ].filter((fact) => fact !== null);
  return ids.map((id) => intl.formatMessage({ id }));
}
