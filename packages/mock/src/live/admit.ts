import type { Answer } from "../operation.ts";
import { socket } from "./socket.ts";

const jwt = /^[\w-]+\.[\w-]+\.[\w-]*$/;
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** @throws Error where the contract has no such example any more */
export function refusalOf(status: number): Answer {
  const found = Object.values(socket.refusals).find((answer) => answer.status === status);
  if (found) return found;
  throw new Error(`${socket.path} has no example of the answer ${status}`);
}

/** The conversation, member and cursor of an admitted connection. */
export interface Admitted {
  readonly conversationId: string;
  readonly memberId?: string | undefined;
  readonly cursor?: string | undefined;
}

/** The member whom a token is for, if it can be read. */
function readMemberId(token: string): string | undefined {
  const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  try {
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === "string" ? sub : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the query of a request to the socket. @returns the answer that refuses it, else who asks */
export function admit(query: URLSearchParams): Admitted | Answer {
  const token = query.get("token") ?? "";
  const conversationId = query.get("conversation_id") ?? "";
  if (!jwt.test(token)) return refusalOf(401);
  if (!uuid.test(conversationId)) return refusalOf(400);
  const cursor = query.get("cursor") ?? undefined;
  return { conversationId, memberId: readMemberId(token), cursor };
}
