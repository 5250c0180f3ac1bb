import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { HubEvent } from "./live-connection.ts";

export interface Published {
  /** The process that it came from. */
  readonly by: string;
  /** `missed`: subscribers may have missed events. The names are on the wire between versions, so they stay. */
  readonly news: HubEvent | { readonly kind: "missed" };
}

const text = { type: "string" };
const textOrNull = { type: ["string", "null"] };
/** More may be in it: while a site is brought up to date, a newer version publishes too. */
const object = (properties: Readonly<Record<string, unknown>>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});
const isOneOf = (...values: readonly string[]) => ({ enum: values });

const message = object({
  id: text,
  seq: { type: "integer", minimum: 1 },
  conversationId: text,
  senderId: textOrNull,
  role: isOneOf("user", "assistant"),
  kind: isOneOf("text", "audio"),
  text: textOrNull,
  audio: {
    anyOf: [{ type: "null" }, object({ file: text, mime: text, durationMs: { type: "integer" } })],
  },
  transcript: textOrNull,
  clientMessageId: textOrNull,
  createdAt: { type: "string", pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$` },
});
const event = {
  anyOf: [
    object({ event: isOneOf("twin_ready", "like") }),
    object({ event: isOneOf("match"), matchId: text }),
    object({ event: isOneOf("message"), conversationId: text, cursor: text }),
    object({ event: isOneOf("conversation_ended"), conversationId: text }),
  ],
};
const hubEvent = {
  anyOf: [
    object({ kind: isOneOf("end"), reason: isOneOf("session ended", "conversation ended") }),
    object({ kind: isOneOf("event"), event }),
    object({ kind: isOneOf("status"), status: isOneOf("thinking", "") }),
    object({ kind: isOneOf("message"), delivery: object({ message, cursor: text }) }),
    object({ kind: isOneOf("missed") }),
  ],
};

const isPublished: ValidateFunction<Published> = new Ajv2020({
  allowUnionTypes: true,
}).compile<Published>(object({ by: text, news: hubEvent }));

export const writePublished = (published: Published): string => JSON.stringify(published);

/** @throws Error for what no version of ours has written */
export function readPublished(json: string): Published {
  const value: unknown = JSON.parse(json);
  if (!isPublished(value)) throw new Error("a process published what this one cannot read");
  const { by, news: read } = value;
  if (read.kind !== "message") return value;
  const { message: sent, cursor } = read.delivery;
  // JSON has no dates: it is a text until here.
  const createdAt = new Date(sent.createdAt);
  return { by, news: { kind: "message", delivery: { message: { ...sent, createdAt }, cursor } } };
}
