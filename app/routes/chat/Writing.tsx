import { useIntl } from "@gemel/i18n";
import { Composer } from "@gemel/ui/Composer";
import { ComposerBar } from "@gemel/ui/ComposerBar";
import { Notice } from "@gemel/ui/Notice";
import { useState } from "react";
import { messageLimit } from "../../flows/talk/message-limit.ts";
import type { ChatFlow } from "../../flows/talk/use-chat.ts";
import { useChatDraft } from "../../flows/talk/use-chat-draft.ts";
import { useVoiceNote, type VoiceNoteFlow } from "../../flows/talk/use-voice-note.ts";
import { laterPart } from "../../shell/failures/later.tsx";
import type { LeaveQuestionProps } from "../../shell/forms/LeaveQuestion.tsx";
import { Beginning } from "./Beginning.tsx";
import { TalkByVoice } from "./TalkByVoice.tsx";
import type { ChatPartner } from "./use-partner.ts";
import { VoiceNote } from "./VoiceNote.tsx";
import { recorderProblems } from "./recorder-problems.ts";

const LeaveQuestion = laterPart<LeaveQuestionProps>(
  () => import("../../shell/forms/LeaveQuestion.tsx"),
  null,
);

interface WritingProps {
  conversationId: string;
  chat: ChatFlow;
  about: ChatPartner;
  /** Address of the partner's picture. */
  picture: string | undefined;
}

/** The fields in which the member writes or speaks, or the reason why they cannot. */
export function Writing(props: WritingProps) {
  return props.chat.isEnded ? <Ended /> : <Open {...props} />;
}

function Ended() {
  const intl = useIntl();
  return (
    <ComposerBar>
      <Notice title={intl.formatMessage({ id: "chat.ended.title" })}>
        {intl.formatMessage({ id: "chat.ended.body" })}
      </Notice>
    </ComposerBar>
  );
}

function Open({ conversationId, chat, about, picture }: WritingProps) {
  const intl = useIntl();
  const { type, partner, writeLabel } = about;
  const [text, write] = useChatDraft(chat.memberId, conversationId);
  const note = useVoiceNote({ conversationId, onSent: chat.takeStored });
  const { phase, problem } = note;
  // The question comes with the first recording, and stays: a member who waits at it leaves once the note is sent.
  const [hasRecorded, setHasRecorded] = useState(false);
  if (note.isUnsent && !hasRecorded) setHasRecorded(true);
  // The recorder itself says that it may not listen.
  const isRecorderAlone = phase !== "idle" || problem === "denied";
  const isDisconnected = chat.connection !== "connected";
  return (
    <>
      <Beginning chat={chat} about={about} />
      <Composer
        label={writeLabel}
        placeholder={intl.formatMessage({ id: "chat.composer.placeholder" })}
        value={text}
        onChange={write}
        onSend={(said) => {
          chat.send(said);
          write("");
        }}
        // The first connection is made before the first draft.
        isDisconnected={chat.connection === "disconnected"}
        isSendDisabled={isDisconnected || chat.phase !== "ready"}
        maxLength={messageLimit}
        isAfterAlone={isRecorderAlone}
        remark={problem !== null && !isRecorderAlone ? <NoteProblem problem={problem} /> : null}
        after={
          type === "user" ? (
            <VoiceNote note={note} isDisabled={isDisconnected} />
          ) : (
            <TalkByVoice
              conversation={{ id: conversationId, type }}
              name={partner.name}
              picture={picture}
              onUnnamedReply={() => chat.takeStored(null)}
              isDisabled={isDisconnected}
            />
          )
        }
      />
      {hasRecorded && (
        <LeaveQuestion
          isHeld={note.isUnsent}
          title={intl.formatMessage({ id: "chat.leave.title" })}
          body={intl.formatMessage({ id: "chat.leave.body" })}
        />
      )}
    </>
  );
}

interface NoteProblemProps {
  problem: NonNullable<VoiceNoteFlow["problem"]>;
}

/** Why nothing was recorded. */
function NoteProblem({ problem }: NoteProblemProps) {
  const intl = useIntl();
  if (problem === "too_short")
    return <Notice>{intl.formatMessage({ id: "media.note.tooShort" })}</Notice>;
  const { title, help } = recorderProblems[problem];
  return (
    <Notice tone="danger" title={help && intl.formatMessage({ id: title })}>
      {intl.formatMessage({ id: help ?? title })}
    </Notice>
  );
}
