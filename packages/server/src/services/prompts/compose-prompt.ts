import type { ChatMessage } from "../ai/ai.ts";
import { asData } from "./as-data.ts";
import { boundHistory } from "./bound-history.ts";
import type { SaidMessage } from "./facts.ts";

/** What a prompt is made of. */
interface Prompt {
  /** Ours alone: not one word of a member. */
  readonly rules: string;
  readonly facts: unknown;
  /** What was said so far, the oldest first. */
  readonly history: readonly SaidMessage[];
}

/**
 * The messages for a chat model. Whatever people wrote, the facts about them included, is data in lines
 * of JSON that only the role `user` says; messages in a row are one, since some models insist on turns.
 */
export function composePrompt({ rules, facts, history }: Prompt): readonly ChatMessage[] {
  const turns: ChatMessage[] = [{ role: "user", content: asData({ facts }) }];
  for (const { role, text } of boundHistory(history)) {
    const content = role === "user" ? asData({ message: text }) : text;
    const last = turns.at(-1);
    if (last?.role === role)
      turns[turns.length - 1] = { role, content: `${last.content}\n${content}` };
    else turns.push({ role, content });
  }
  return [{ role: "system", content: rules }, ...turns];
}
