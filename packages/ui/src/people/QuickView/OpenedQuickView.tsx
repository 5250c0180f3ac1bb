import { useIntl } from "@gemel/i18n";
import { useState } from "react";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import { heldFoot } from "../../foundation/held-foot.css.ts";
import { Popover, PopoverTrigger } from "../../overlays/Popover/Popover.tsx";
import { CardButtons, cardActionNames, type CardActions } from "../CandidateCard/CardButtons.tsx";
import { PersonFacts } from "../PersonFacts/PersonFacts.tsx";
import { PersonFit } from "../PersonHead/PersonFit.tsx";
import { PersonHead } from "../PersonHead/PersonHead.tsx";
import { Portrait } from "../Portrait/Portrait.tsx";
import { usePersonTexts } from "../use-person-texts.ts";
import { LookButton } from "./LookButton.tsx";
import type { QuickViewProps } from "./QuickView.tsx";
import * as css from "./QuickView.css.ts";
import type { SeenPerson } from "./seen-person.ts";

export interface OpenedQuickViewProps extends QuickViewProps {
  /** Names the card. */
  label: string;
}

/** The look itself, which opens by itself at first, with the button that opens it again. */
export default function OpenedQuickView(props: OpenedQuickViewProps) {
  const { name, label, seen, reactions, onOpenChange, children } = props;
  const intl = useIntl();
  // It opens once its button has the focus, which goes back there.
  const [isOpen, setOpen] = useState<boolean>();
  const openAtFirst = () => setOpen((before) => before ?? true);
  const change = (next: boolean): void => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <PopoverTrigger isOpen={isOpen ?? false} onOpenChange={change}>
      <LookButton autoFocus onFocus={openAtFirst}>
        {children}
      </LookButton>
      <Popover label={label}>
        {seen === "loading" ? (
          <Spinner label={intl.formatMessage({ id: "ui.spinner.loading" })} />
        ) : seen === "notFound" ? (
          <Notice tone="info">{intl.formatMessage({ id: "people.quickView.absent" })}</Notice>
        ) : seen === "dayUsedUp" ? (
          <Notice tone="info">{intl.formatMessage({ id: "error.dailyLimit" })}</Notice>
        ) : seen === "failed" ? (
          <Notice tone="danger">{intl.formatMessage({ id: "people.quickView.failed" })}</Notice>
        ) : (
          <div className={css.look}>
            <Look {...seen} />
            {reactions ? (
              <div className={heldFoot}>
                <CardButtons
                  kind={reactions.kind}
                  name={name}
                  actions={closing(reactions.actions, () => change(false))}
                />
              </div>
            ) : null}
          </div>
        )}
      </Popover>
    </PopoverTrigger>
  );
}

/** The same actions, each after the view has closed. */
const closing = (actions: CardActions, close: () => void): CardActions =>
  Object.fromEntries(
    cardActionNames.flatMap((name) => {
      const act = actions[name];
      if (act === undefined) return [];
      const closeAndAct = (): void => {
        close();
        act();
      };
      return [[name, closeAndAct]];
    }),
  );

function Look({ person, bio, compatibility }: SeenPerson) {
  const { called } = usePersonTexts(person);
  return (
    <>
      <div className={css.head}>
        <div className={css.face}>
          <Portrait name={called} src={person.picture} />
        </div>
        <div className={css.who}>
          <PersonHead person={person} as="p" />
          <PersonFit person={person} compatibility={compatibility} />
        </div>
      </div>
      {bio === null ? null : (
        <p className={css.bio} dir="auto">
          {bio}
        </p>
      )}
      <PersonFacts person={person} />
    </>
  );
}
