import { useIntl } from "@gemel/i18n";
import { Composer } from "../../chat/Composer/Composer.tsx";
import type { ConnectionState } from "../../chat/ConnectionBanner/connection-state.ts";
import { ConnectionBanner } from "../../chat/ConnectionBanner/ConnectionBanner.tsx";
import { useLost } from "../../chat/ConnectionBanner/use-lost.ts";
import type { HistoryProps } from "../../chat/MessageList/message-list-props.ts";
import { MessageList } from "../../chat/MessageList/MessageList.tsx";
import { useOpenModal } from "../../foundation/open-modals.ts";
import { AdvicePrompts } from "./AdvicePrompts.tsx";
import * as css from "./AdviceTalk.css.ts";
import { duo } from "./duo.ts";
import { useMessagesWithStatus } from "./use-messages-with-status.ts";

export interface AdviceTalkProps extends HistoryProps {
  /** The person concerned. */
  name: string;
  /** State of the live connection. Nothing can be sent without one; writing goes on. */
  connection: ConnectionState;
  /** When the next attempt to connect begins by itself; counted down to. */
  retryAt?: Date | undefined;
  /** Shows the button that connects at once. */
  onReconnect?: () => void;
  /** Duo's activity while an answer is awaited, in a bubble below the messages. */
  statusText?: string | undefined;
  /** Most characters of what is written. */
  maxLength: number;
  /** Takes what was written, or the question of a prompt. */
  onSend: (text: string) => void;
}

export interface DraftProps {
  draft: string;
  onDraftChange: (draft: string) => void;
}

/** The content of the advice sheet; only there while it is open. */
export function AdviceTalk(props: AdviceTalkProps & DraftProps) {
  const { name, connection, retryAt, onReconnect, statusText, ...rest } = props;
  const { maxLength, onSend, draft, onDraftChange, ...history } = rest;
  const { messages, isLoading = false, hasFailed = false } = history;
  const intl = useIntl();
  useOpenModal();
  const isLost = useLost(connection);
  const shown = useMessagesWithStatus(messages, statusText);
  const isHistoryAbsent = messages.length === 0 && (isLoading || hasFailed);
  const isHeld = connection !== "connected" || isHistoryAbsent;
  return (
    <>
      <ConnectionBanner state={connection} retryAt={retryAt} onRetry={onReconnect} />
      <div className={css.messages}>
        <MessageList
          {...history}
          partner={duo}
          messages={shown}
          emptyTitle={intl.formatMessage({ id: "people.advice.greeting" }, { name })}
        />
      </div>
      <AdvicePrompts onAsk={onSend} isDisabled={isHeld} isLost={isLost} />
      <Composer
        label={intl.formatMessage({ id: "people.advice.write" })}
        value={draft}
        onChange={onDraftChange}
        onSend={(text) => {
          onSend(text);
          onDraftChange("");
        }}
        maxLength={maxLength}
        isDisconnected={isLost}
        isSendDisabled={isHeld}
      />
    </>
  );
}
