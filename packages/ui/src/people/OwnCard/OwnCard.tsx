import { useIntl } from "@gemel/i18n";
import { Plus } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Clamped } from "../../foundation/Clamped.tsx";
import type { Person } from "../person.ts";
import { PersonFacts } from "../PersonFacts/PersonFacts.tsx";
import { Portrait } from "../Portrait/Portrait.tsx";
import { usePersonTexts } from "../use-person-texts.ts";
import * as css from "./OwnCard.css.ts";

/** A part that the card has room for, but does not show. */
export interface MissingPart {
  id: string;
  /** The name of the part, as `<strong>`, and its benefit. */
  text: ReactNode;
  /** Leads to the place to add it. */
  onPress: () => void;
}

export interface OwnCardProps {
  /** A heading of level 2. */
  title: ReactNode;
  person: Person;
  /** The member's text about themself; the first three lines are shown. */
  bio?: string | null;
  /** The most useful first: on a phone the others are left out. */
  missing?: readonly MissingPart[];
  /** Hidden on a phone, where it would stand above the form, for a profile without entries. @default false */
  isBesideOnly?: boolean;
}

/**
 * The member's own card, as others see it, and the parts that it could still show. Without a name, a text
 * stands in its place.
 *
 * Not for another member (`CandidateCard`): it has no score and no actions.
 */
export function OwnCard({ title, person, bio, missing = [], isBesideOnly = false }: OwnCardProps) {
  const headingId = useId();
  const intl = useIntl();
  const { heading, place } = usePersonTexts({
    ...person,
    name: person.name ?? intl.formatMessage({ id: "people.ownCard.nameless" }),
  });
  return (
    <section
      aria-labelledby={headingId}
      className={isBesideOnly ? `${css.card} ${css.besideOnly}` : css.card}
    >
      <div className={css.portrait}>
        <Portrait name={person.name ?? ""} src={person.picture} />
      </div>
      <div className={css.letter}>
        <h2 id={headingId} className={css.title}>
          {title}
        </h2>
        <p className={css.name} data-unset={person.name === null || undefined}>
          <bdi>{heading}</bdi>
        </p>
        {place === "" ? null : (
          <p className={css.title}>
            <bdi>{place}</bdi>
          </p>
        )}
        {bio ? (
          <p className={css.text} dir="auto">
            <Clamped lines={3}>{bio}</Clamped>
          </p>
        ) : null}
        <div className={css.besideOnly}>
          <PersonFacts person={person} />
        </div>
      </div>
      {missing.length > 0 ? (
        <ul role="list" className={css.missing}>
          {missing.map(({ id, text, onPress }) => (
            <li key={id} className={css.part}>
              <Button className={css.way} onPress={onPress}>
                <Plus aria-hidden className={css.icon} />
                <span>{text}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
