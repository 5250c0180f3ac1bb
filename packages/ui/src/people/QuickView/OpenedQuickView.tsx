import { useIntl } from "@gemel/i18n";
import type { RefObject } from "react";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import { heldFoot } from "../../foundation/held-foot.css.ts";
import { Popover } from "../../overlays/Popover/Popover.tsx";
import { CardButtons, cardActionNames, type CardActions } from "../CandidateCard/CardButtons.tsx";
import { PersonFacts } from "../PersonFacts/PersonFacts.tsx";
import { PersonFit } from "../PersonHead/PersonFit.tsx";
import { PersonHead } from "../PersonHead/PersonHead.tsx";
import { Portrait } from "../Portrait/Portrait.tsx";
import { usePersonTexts } from "../use-person-texts.ts";
import type { QuickViewProps } from "./QuickView.tsx";
import * as css from "./QuickView.css.ts";
import type { SeenPerson } from "./seen-person.ts";

export interface OpenedQuickViewProps extends Pick<QuickViewProps, "name" | "seen" | "reactions"> {
  /** Names the card. */
  label: string;
  /** What the card stands beside. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The look itself, beside the button that opens it. */
export default function OpenedQuickView(props: OpenedQuickViewProps) {
  const { name, seen, reactions, onOpenChange, ...place } = props;
  const intl = useIntl();
  return (
    <Popover {...place} onOpenChange={onOpenChange}>
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
                actions={closing(reactions.actions, () => onOpenChange(false))}
              />
            </div>
          ) : null}
        </div>
      )}
    </Popover>
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
