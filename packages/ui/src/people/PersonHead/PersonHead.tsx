import type { ReactNode } from "react";
import type { Person } from "../person.ts";
import { usePersonTexts } from "../use-person-texts.ts";
import * as css from "./PersonHead.css.ts";

export interface PersonHeadProps {
  person: Person;
  /** The element of the name: a heading if it heads a part of the page. */
  as: "h2" | "h3" | "p";
  /** Id of the name, for elements that it labels. */
  nameId?: string;
  /** A line below the place. */
  note?: ReactNode;
  /** Wraps the name in what opens something when it is pressed. */
  asButton?: (text: ReactNode) => ReactNode;
}

/** Name, age and place. */
export function PersonHead({ person, as: Name, nameId, note, asButton }: PersonHeadProps) {
  const { heading, place } = usePersonTexts(person);
  const text = <bdi>{heading}</bdi>;
  return (
    <div className={css.head}>
      <Name id={nameId} className={css.name}>
        {asButton ? asButton(text) : text}
      </Name>
      {place === "" ? null : (
        <p className={css.place}>
          <bdi>{place}</bdi>
        </p>
      )}
      {note === undefined ? null : <p className={css.place}>{note}</p>}
    </div>
  );
}
