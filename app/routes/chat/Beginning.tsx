import { useIntl } from "@gemel/i18n";
import { AdvicePrompts } from "@gemel/ui/AdvicePrompts";
import { Starters, type StartersProps } from "@gemel/ui/Starters";
import type { ChatFlow } from "../../flows/talk/use-chat.ts";
import { Optional } from "../../shell/failures/Optional.tsx";
import type { ChatPartner } from "./use-partner.ts";

const ownTwin = [
  "starters.ownTwin.surprise",
  "starters.ownTwin.who",
  "starters.ownTwin.first",
] as const;

const twinOf = [
  "starters.twinOf.sunday",
  "starters.twinOf.matters",
  "starters.twinOf.laugh",
] as const;

interface BeginningProps {
  chat: Pick<ChatFlow, "phase" | "messages" | "outbox" | "connection" | "send">;
  about: ChatPartner;
}

/** Suggests first questions to a twin or Duo, before the first message. */
export function Beginning({ chat, about }: BeginningProps) {
  const hasBegun = chat.messages.length + chat.outbox.length > 0;
  const isAsked = chat.phase === "ready" && !hasBegun;
  if (about.type === "user") return null;
  const asking = {
    onAsk: chat.send,
    isDisabled: chat.connection !== "connected",
    isLost: chat.connection === "disconnected",
  };
  if (about.type === "advisor") return isAsked ? <AdvicePrompts {...asking} /> : null;
  return (
    // Fetched while the conversation is: they would move what stands above them.
    <Optional bundles={["starters"]}>
      {isAsked && <TwinStarters {...asking} questions={about.isOwn ? ownTwin : twinOf} />}
    </Optional>
  );
}

interface TwinStartersProps extends Pick<StartersProps, "onAsk" | "isDisabled" | "isLost"> {
  questions: typeof ownTwin | typeof twinOf;
}

function TwinStarters({ questions, ...asking }: TwinStartersProps) {
  const intl = useIntl();
  return (
    <Starters
      {...asking}
      speaker="twin"
      label={intl.formatMessage({ id: "starters.label" })}
      starters={questions.map((id) => ({ question: intl.formatMessage({ id }) }))}
    />
  );
}
