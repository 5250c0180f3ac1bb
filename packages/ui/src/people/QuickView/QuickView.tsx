import { useIntl } from "@gemel/i18n";
import { Eye } from "lucide-react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import type { Compatibility } from "../../charts/CompatibilityGraph/compatibility.ts";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import { Popover, PopoverTrigger } from "../../overlays/Popover/Popover.tsx";
import { Avatar } from "../Avatar/Avatar.tsx";
import { PersonFacts } from "../PersonFacts/PersonFacts.tsx";
import { PersonHead } from "../PersonHead/PersonHead.tsx";
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
  const { called } = usePersonWords(person);
  const picture = person.picture === undefined ? {} : { src: person.picture };
  return (
    <div className={css.look}>
      <PersonHead
        person={person}
        compatibility={compatibility}
        as="p"
        picture={<Avatar name={called} size="large" {...picture} />}
      />
      {bio === null ? null : (
        <p className={css.bio} dir="auto">
          {bio}
        </p>
      )}
      <PersonFacts person={person} />
    </div>
  );
}
