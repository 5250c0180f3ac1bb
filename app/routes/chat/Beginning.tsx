import { useIntl } from "@gemel/i18n";
import { AdvicePrompts } from "@gemel/ui/AdvicePrompts";
import { Starters } from "@gemel/ui/Starters";
import type { ChatFlow } from "../../flows/use-chat.ts";
import type { ChatPartner } from "./use-partner.ts";

const ownTwin = [
  "chat.starters.ownTwin.surprise",
  "chat.starters.ownTwin.who",
  "chat.starters.ownTwin.first",
] as const;

const twinOf = [
  "chat.starters.twinOf.sunday",
  "chat.starters.twinOf.matters",
  "chat.starters.twinOf.laugh",
] as const;

interface BeginningProps {
  chat: Pick<ChatFlow, "phase" | "messages" | "outbox" | "connection" | "send">;
  about: ChatPartner;
}

/** What a twin or Duo could be asked first, before anything was said. */
export function Beginning({ chat, about }: BeginningProps) {
  const intl = useIntl();
  const hasBegun = chat.messages.length + chat.outbox.length > 0;
  if (about.type === "user" || chat.phase !== "ready" || hasBegun) return null;
  const asking = {
    onAsk: chat.send,
    isDisabled: chat.connection !== "connected",
    isLost: chat.connection === "disconnected",
  };
  if (about.type === "advisor") return <AdvicePrompts {...asking} />;
  return (
    <Starters
      {...asking}
      speaker="twin"
      label={intl.formatMessage({ id: "chat.starters.label" })}
      starters={(about.isOwn ? ownTwin : twinOf).map((id) => ({
        question: intl.formatMessage({ id }),
      }))}
    />
  );
}
