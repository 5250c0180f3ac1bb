import { useIntl } from "@gemel/i18n";
import { Eye } from "lucide-react";
import { useState } from "react";
import { IconButton, type IconButtonProps } from "../../actions/IconButton/IconButton.tsx";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import { Popover, PopoverTrigger } from "../../overlays/Popover/Popover.tsx";
import { Avatar } from "../Avatar/Avatar.tsx";
import { PersonFacts } from "../PersonFacts/PersonFacts.tsx";
import { PersonHead } from "../PersonHead/PersonHead.tsx";
import { usePersonWords } from "../use-person-words.ts";
import * as css from "./QuickView.css.ts";
import type { Seen, SeenPerson } from "./seen-person.ts";

export interface OpenedQuickViewProps {
  seen: Seen;
  /** Of the button and of what it opens. */
  label: string;
  kind: NonNullable<IconButtonProps["kind"]>;
  size: NonNullable<IconButtonProps["size"]>;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
}

/** The look itself, which opens by itself at first, with the button that opens it again. */
export default function OpenedQuickView(props: OpenedQuickViewProps) {
  const { label, seen, kind, size, onOpenChange } = props;
  const intl = useIntl();
  // It opens once its button has the focus, which goes back there.
  const [isOpen, setOpen] = useState<boolean>();
  const openAtFirst = () => setOpen((before) => before ?? true);
  return (
    <PopoverTrigger
      isOpen={isOpen ?? false}
      onOpenChange={(next) => {
        setOpen(next);
        onOpenChange?.(next);
      }}
    >
      <IconButton autoFocus onFocus={openAtFirst} label={label} kind={kind} size={size}>
        <Eye size="1em" aria-hidden />
      </IconButton>
      <Popover label={label}>
        {seen === "loading" ? (
          <Spinner label={intl.formatMessage({ id: "people.quickView.loading" })} />
        ) : seen === "absent" ? (
          <Notice tone="info">{intl.formatMessage({ id: "people.quickView.absent" })}</Notice>
        ) : seen === "failed" ? (
          <Notice tone="danger">{intl.formatMessage({ id: "people.quickView.failed" })}</Notice>
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
