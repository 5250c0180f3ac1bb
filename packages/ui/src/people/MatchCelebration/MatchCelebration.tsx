import { useIntl } from "@gemel/i18n";
import { Button } from "../../actions/Button/Button.tsx";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { Dialog } from "../../overlays/Dialog/Dialog.tsx";
import { Avatar } from "../Avatar/Avatar.tsx";
import { MeetingRings } from "./MeetingRings.tsx";
import * as css from "./MatchCelebration.css.ts";

export interface MatchCelebrationProps {
  /** Who likes the member too. */
  name: string;
  /** Address of their picture. */
  picture?: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Begins the conversation with them; without it there is no such button. */
  onWrite?: (() => void) | undefined;
  /** Asks Duo how to begin. */
  onAdvisor: () => void;
  /** A conversation is being opened. */
  isPending?: boolean;
  /** It could not be opened. */
  error?: string | undefined;
}

/**
 * Two people like each other: the one moment of Gemel that celebrates. The first message and Duo's
 * advice are one press away.
 *
 * Not for a like, nor for any other good news (`Toast`).
 */
export function MatchCelebration(props: MatchCelebrationProps) {
  const { name, picture, onWrite, onAdvisor, isPending = false, error, ...dialog } = props;
  const intl = useIntl();
  return (
    <Dialog
      {...dialog}
      size="small"
      title={intl.formatMessage({ id: "people.match.title" })}
      footer={(close) => (
        <>
          <Button kind="quiet" onPress={close}>
            {intl.formatMessage({ id: "people.match.later" })}
          </Button>
          <Button kind="secondary" isDisabled={isPending} onPress={onAdvisor}>
            {intl.formatMessage({ id: "people.card.advisor" }, { name })}
          </Button>
          {onWrite ? (
            <Button autoFocus isPending={isPending} onPress={onWrite}>
              {intl.formatMessage({ id: "people.card.message" }, { name })}
            </Button>
          ) : null}
        </>
      )}
    >
      <div className={css.moment}>
        <MeetingRings />
        <Avatar name={name} size="huge" {...(picture === undefined ? {} : { src: picture })} />
        <p className={css.words}>{intl.formatMessage({ id: "people.match.body" }, { name })}</p>
        {error === undefined ? null : <Notice tone="danger">{error}</Notice>}
      </div>
    </Dialog>
  );
}
