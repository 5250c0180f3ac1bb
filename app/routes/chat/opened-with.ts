import type { OpenedConversation } from "../../flows/talk/conversation.ts";

type OpenedWith = Omit<OpenedConversation, "id">;

const types: readonly unknown[] = ["user", "advisor", "twin"] satisfies OpenedWith["type"][];

/** Reads a conversation from a navigation state; null for a visit by the address. */
export function openedWith(state: unknown): OpenedWith | null {
  if (typeof state !== "object" || state === null || !("type" in state)) return null;
  if (!types.includes(state.type)) return null;
  const name = "name" in state && typeof state.name === "string" ? state.name : null;
  return { type: state.type as OpenedWith["type"], name };
}
