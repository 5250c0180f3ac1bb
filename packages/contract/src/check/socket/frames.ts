import { isNode } from "../contract/node.ts";
import { textIn } from "../sequences/reading.ts";
import type { Frame } from "./connection.ts";

export const isType =
  (...types: readonly string[]) =>
  ({ value }: Frame): boolean =>
    isNode(value) && types.includes(String(value["type"]));

export const isAckOf =
  (clientMessageId: string) =>
  (frame: Frame): boolean =>
    isType("ack")(frame) && textIn(frame.value, "client_msg_id") === clientMessageId;

export const isMessage =
  (content: string) =>
  (frame: Frame): boolean =>
    isType("message")(frame) && textIn(frame.value, "content") === content;
