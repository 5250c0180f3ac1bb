import { operations } from "../operations.ts";
import type { ScriptName } from "./scripts.ts";
import { everyConversation } from "./socket.ts";

interface Conversation {
  readonly conversation_id: string;
  readonly type: string;
  /** Null for the member's own twin. */
  readonly participant_id: unknown;
}

/** Every conversation of the contract's examples. */
function listConversations(): Conversation[] {
  const answers = Object.values(operations.getConversations.answers);
  return answers.flatMap(({ status, body }) => {
    if (status !== 200) return [];
    return Array.isArray(body) ? body : (body as { items: Conversation[] }).items;
  });
}

const scriptOf: Readonly<Record<string, ScriptName>> = {
  twin: "twinThinksAndAnswers",
  advisor: "advisorThinksAndAnswers",
  user: "userWritesBack",
};

/** The default script of a conversation: the one for its type in the examples. */
export function chooseScript(conversationId: string): ScriptName {
  if (conversationId === everyConversation) return "memberEvents";
  const { type = "user", participant_id } =
    listConversations().find((one) => one.conversation_id === conversationId) ?? {};
  if (type === "twin" && participant_id !== null) return "otherTwinThinksAndAnswers";
  return scriptOf[type] ?? "userWritesBack";
}
