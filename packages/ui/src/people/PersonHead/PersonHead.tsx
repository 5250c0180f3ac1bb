import { useIntl } from "@gemel/i18n";
import type { ReactNode } from "react";
import type { Compatibility } from "../../charts/CompatibilityGraph/compatibility.ts";
import { CompatibilityGraph } from "../../charts/CompatibilityGraph/CompatibilityGraph.tsx";
import type { Person } from "../person.ts";
import { usePersonWords } from "../use-person-words.ts";
import * as css from "./PersonHead.css.ts";

export interface PersonHeadProps {
  person: Person;
  /** Null where nothing is known yet. */
  compatibility: Compatibility | null;
  /** What the name is: a heading where it heads a part of the page. */
  as: "h2" | "h3" | "p";
  /** Of the name, for what is labelled by it. */
  nameId?: string;
  /** Before the name: an `Avatar`, where the picture does not stand above. */
  picture?: ReactNode;
  /** A line below the place. */
  note?: ReactNode;
}

/** Who somebody is, and how well the two fit. */
export function PersonHead(props: PersonHeadProps) {
  const { person, compatibility, as: Name, nameId, picture, note } = props;
  const intl = useIntl();
  const { called, heading, place } = usePersonWords(person);
  return (
    <div className={css.head}>
      {picture}
      <div className={css.who}>
        <Name id={nameId} className={css.name}>
          <bdi>{heading}</bdi>
        </Name>
        {place === "" ? null : (
          <p className={css.place}>
            <bdi>{place}</bdi>
          </p>
        )}
        {note === undefined ? null : <p className={css.place}>{note}</p>}
      </div>
      {compatibility === null ? null : (
        <CompatibilityGraph
          {...compatibility}
          size="card"
          label={intl.formatMessage({ id: "people.card.compatibility" }, { name: called })}
        />
      )}
    </div>
  );
}
