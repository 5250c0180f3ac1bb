import { useIntl } from "@gemel/i18n";
import type { Person } from "../person.ts";
import * as css from "./PersonFacts.css.ts";

export interface PersonFactsProps {
  person: Pick<Person, "sex" | "children" | "pets" | "childWish" | "petWish" | "isTwinOpen">;
}

/**
 * What somebody told about themself, in one quiet line; what they keep to themself is not mentioned.
 *
 * Not for filters (`Chip` with `onRemove`).
 */
export function PersonFacts({ person }: PersonFactsProps) {
  const { sex, children, pets, childWish, petWish, isTwinOpen } = person;
  const intl = useIntl();
  const facts = [
    sex && (`people.sex.${sex}` as const),
    children && (`people.children.${children}` as const),
    childWish && (`people.childWish.${childWish}` as const),
    pets && (`people.pets.${pets}` as const),
    petWish && (`people.petWish.${petWish}` as const),
    isTwinOpen ? ("people.twinOpen" as const) : null,
  ].filter((fact) => fact !== null);
  if (facts.length === 0) return null;
  return (
    <ul role="list" className={css.facts}>
      {facts.map((id) => (
        <li key={id} className={css.fact}>
          {intl.formatMessage({ id })}
        </li>
      ))}
    </ul>
  );
}
