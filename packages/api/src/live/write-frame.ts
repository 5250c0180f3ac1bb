import type { Schemas } from "../contract.ts";

/** The frame that sends a message. `client_msg_id` makes sending it again harmless. */
export const writeFrame = (frame: Schemas["SentMessageFrame"]): string => JSON.stringify(frame);
