import { useIntl } from "@gemel/i18n";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components/Modal";
import { Rings } from "../../brand/Rings/Rings.tsx";
import { Composer } from "../../chat/Composer/Composer.tsx";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { useIsWithoutAi } from "../../foundation/AnswersProvider.tsx";
import { useOpenModal } from "../../foundation/open-modals.ts";
import { scrim } from "../../overlays/Dialog/Dialog.css.ts";
import { MeetingFaces, type MatchedFace } from "./MeetingFaces.tsx";
import * as css from "./MatchCelebration.css.ts";

export interface MatchCelebrationProps {
  /** The member. */
  own: MatchedFace;
  /** The person who likes the member too. */
  other: MatchedFace;
  /** The first message that came with their like, from where and when, as "Lyon, Saturday". */
  letter?: { text: string; where: string } | undefined;
  /** Why the two might get on, in a sentence; shown if there is no letter. */
  reason?: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Takes the first words to them; without it there is no box to write in. */
  onSend?: ((text: string) => void) | undefined;
  /** Most characters of them. */
  maxLength: number;
  /** Asks Duo how to begin. */
  onAdvisor: () => void;
  /** The message is being sent. @default false */
  isPending?: boolean;
  /** The message could not be sent. */
  error?: string | undefined;
}

/**
 * Announces that two people like each other: the only celebration in Gemel. It shows their faces in the two
 * rings, the messages so far, and a field to answer at once.
 *
 * Not for a like, nor for any other event (`Toast`).
 */
export function MatchCelebration({ isOpen, onOpenChange, ...moment }: MatchCelebrationProps) {
  return (
    <ModalOverlay isDismissable isOpen={isOpen} onOpenChange={onOpenChange} className={scrim}>
      <Modal className={css.modal}>
        <Dialog className={css.moment}>
          {({ close }) => <Moment {...moment} onLater={close} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface MomentProps extends Omit<MatchCelebrationProps, "isOpen" | "onOpenChange"> {
  onLater: () => void;
}

function Moment(props: MomentProps) {
  const { own, other, letter, reason, onSend, maxLength, onAdvisor, onLater, error } = props;
  const { isPending = false } = props;
  const intl = useIntl();
  const isWithoutAi = useIsWithoutAi();
  const { name } = other;
  const [text, write] = useState("");
  useOpenModal();
  return (
    <>
      <MeetingFaces own={own} other={other} />
      <Heading slot="title" className={css.title}>
        {intl.formatMessage({ id: "people.match.title" })}
      </Heading>
      <p className={css.textColumn}>{intl.formatMessage({ id: "people.match.body" }, { name })}</p>
      {letter ? (
        <div className={css.letter}>
          <div className={css.sender}>
            <p>
              <bdi className={css.senderName}>{name}</bdi>
              <br />
              <span className={css.where}>{letter.where}</span>
            </p>
            <span className={css.stamp}>
              <Rings />
            </span>
          </div>
          <blockquote className={css.text} dir="auto">
            {letter.text}
          </blockquote>
          <p aria-hidden className={css.signature}>
            <bdi>{name}</bdi>
          </p>
        </div>
      ) : reason === undefined ? null : (
        <div className={css.letter}>
          <p className={css.senderName}>{intl.formatMessage({ id: "people.why" })}</p>
          <p className={css.why} dir="auto">
            {reason}
          </p>
        </div>
      )}
      <div className={css.foot}>
        {error === undefined ? null : (
          <div className={css.problem}>
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
        {onSend ? (
          <Composer
            autoFocus
            isPlain
            label={intl.formatMessage({ id: "people.card.message" }, { name })}
            placeholder={intl.formatMessage({ id: "chat.composer.placeholder" })}
            value={text}
            onChange={write}
            onSend={onSend}
            isSendDisabled={isPending}
            maxLength={maxLength}
          />
        ) : null}
        <div className={css.ways}>
          <Button className={css.advisor} isDisabled={isPending} onPress={onAdvisor}>
            {intl.formatMessage({
              id: isWithoutAi ? "people.match.plain.advisor" : "people.match.advisor",
            })}
          </Button>
          <Button className={css.later} onPress={onLater}>
            {intl.formatMessage({ id: "people.match.later" })}
          </Button>
        </div>
      </div>
    </>
  );
}
