import { useIntl } from "@gemel/i18n";
import type { Compatibility } from "../../charts/CompatibilityGraph/compatibility.ts";
import { CompatibilityGraph } from "../../charts/CompatibilityGraph/CompatibilityGraph.tsx";
import type { Person } from "../person.ts";
import { usePersonTexts } from "../use-person-texts.ts";

export interface PersonFitProps {
  person: Person;
  /** Null where nothing is known yet. */
  compatibility: Compatibility | null;
}

/** How well the member and the person fit, beside their name. */
export function PersonFit({ person, compatibility }: PersonFitProps) {
  const intl = useIntl();
  const { called } = usePersonTexts(person);
  if (compatibility === null) return null;
  return (
    <CompatibilityGraph
      {...compatibility}
      label={intl.formatMessage({ id: "people.card.compatibility" }, { name: called })}
    />
  );
}
