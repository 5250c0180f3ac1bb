import * as css from "./PersonFacts.css.ts";
import { usePersonFacts, type PersonFacts as Facts } from "./use-person-facts.ts";

export interface PersonFactsProps {
  person: Facts;
  /**
   * The control that leads to the twin stands beside the facts, and says itself that the twin is open.
   * @default false
   */
  isTwinLinked?: boolean;
}

/**
 * The facts that a person gave, in one quiet line; a fact that is not given is not mentioned.
 *
 * Not for filters (`FilterChips`).
 */
export function PersonFacts({ person, isTwinLinked }: PersonFactsProps) {
  const facts = usePersonFacts(person, isTwinLinked);
  if (facts.length === 0) return null;
  return (
    <ul role="list" className={css.facts}>
      {facts.map((fact) => (
        <li key={fact} className={css.fact}>
          {fact}
        </li>
      ))}
    </ul>
  );
}
