import { useIntl } from "@gemel/i18n";
import { Eye } from "lucide-react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import type { Compatibility } from "../../charts/CompatibilityGraph/compatibility.ts";
import { CompatibilityGraph } from "../../charts/CompatibilityGraph/CompatibilityGraph.tsx";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import { Popover, PopoverTrigger } from "../../overlays/Popover/Popover.tsx";
import { Avatar } from "../Avatar/Avatar.tsx";
import { PersonFacts } from "../PersonFacts/PersonFacts.tsx";
import type { Person } from "../person.ts";
import { usePersonWords } from "../use-person-words.ts";
import * as css from "./QuickView.css.ts";

export interface SeenPerson {
  person: Person;
  bio: string | null;
  /** Null where nothing is known yet. */
  compatibility: Compatibility | null;
}

export interface QuickViewProps {
  /** Names the button: whom it shows. */
  name: string;
  /** `loading` while it is fetched; `absent` where there is no such profile any more. */
  seen: SeenPerson | "loading" | "absent";
  /** It opens or closes; fetch on opening. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A look at somebody without leaving the list: a button, and a small card beside it.
 *
 * Not where something is to be decided about them (`CandidateCard`).
 */
export function QuickView({ name, seen, onOpenChange }: QuickViewProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "people.quickView.label" }, { name });
  return (
    <PopoverTrigger {...(onOpenChange ? { onOpenChange } : {})}>
      <IconButton label={label}>
        <Eye size="1em" aria-hidden />
      </IconButton>
      <Popover label={label}>
        {seen === "loading" ? (
          <Spinner label={intl.formatMessage({ id: "people.quickView.loading" })} />
        ) : seen === "absent" ? (
          <Notice tone="info">{intl.formatMessage({ id: "people.quickView.absent" })}</Notice>
        ) : (
          <Look {...seen} />
        )}
      </Popover>
    </PopoverTrigger>
  );
}

function Look({ person, bio, compatibility }: SeenPerson) {
  const intl = useIntl();
  const { called, heading, place } = usePersonWords(person);
  return (
    <div className={css.look}>
      <div className={css.head}>
        <Avatar
          name={called}
          size="large"
          {...(person.picture === undefined ? {} : { src: person.picture })}
        />
        <div className={css.who}>
          <p className={css.name} dir="auto">
            {heading}
          </p>
          {place === "" ? null : (
            <p className={css.place} dir="auto">
              {place}
            </p>
          )}
        </div>
        {compatibility === null ? null : (
          <CompatibilityGraph
            {...compatibility}
            size="card"
            label={intl.formatMessage({ id: "people.card.compatibility" }, { name: called })}
          />
        )}
      </div>
      {bio === null ? null : (
        <p className={css.bio} dir="auto">
          {bio}
        </p>
      )}
      <PersonFacts person={person} />
    </div>
  );
}
