import { randomUUID } from "node:crypto";
import type { Fault } from "./fault.ts";
import type { Frame } from "./plant-socket.ts";

const operation = "connectChat";

function parse(text: string): Frame | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Frame) : undefined;
  } catch {
    return undefined;
  }
}

/** What the live connection can get wrong. */
export const socketFaults = {
  "ack-before-storing": {
    operation,
    touches: ["getMessages"],
    description: "Acknowledges a message and loses it.",
    plant: () => ({
      socket: {
        sent: (text, { client }) => {
          const { client_msg_id, conversation_id, content } = parse(text) ?? {};
          if (client_msg_id === undefined || typeof content !== "string") return text;
          const stored = { id: randomUUID(), sent_at: new Date().toISOString(), cursor: "bG9zdA" };
          client.send(JSON.stringify({ type: "ack", conversation_id, client_msg_id, ...stored }));
          return undefined;
        },
      },
    }),
  },
  "frame-of-wrong-shape": {
    operation,
    description: "Acknowledges without the id of the message.",
    plant: () => ({
      socket: {
        received: (frame) => (frame["type"] === "ack" ? { ...frame, id: undefined } : frame),
      },
    }),
  },
  "frame-without-role": {
    operation,
    description: "Sends messages without saying who speaks.",
    plant: () => ({
      socket: {
        received: (frame) => (frame["type"] === "message" ? { ...frame, role: undefined } : frame),
      },
    }),
  },
  "binary-accepted": {
    operation,
    description: "Lets binary frames pass.",
    plant: () => ({ socket: { dropsBinary: true } }),
  },
  "unreadable-ends": {
    operation,
    description: "Ends the connection over a frame that it cannot read.",
    plant: () => ({
      socket: {
        sent: (text, { client }) => {
          if (parse(text)) return text;
          client.close(1011, "unexpected token");
          return undefined;
        },
      },
    }),
  },
  "repeated-stored-twice": {
    operation,
    touches: ["getMessages"],
    description: "Stores a message again that is sent again.",
    plant: () => {
      const known = new Set<unknown>();
      const original = new Map<unknown, unknown>();
      return {
        socket: {
          sent: (text) => {
            const frame = parse(text) ?? {};
            const { client_msg_id: id } = frame;
            if (id === undefined || !known.has(id)) {
              known.add(id);
              return text;
            }
            const other = randomUUID();
            original.set(other, id);
            return JSON.stringify({ ...frame, client_msg_id: other });
          },
          received: (frame) => {
            const id = original.get(frame["client_msg_id"]);
            return id === undefined ? frame : { ...frame, client_msg_id: id };
          },
        },
      };
    },
  },
  "resume-forgets": {
    operation,
    description: "Replays nothing to a client that reconnects with a cursor.",
    plant: () => ({ socket: { open: (query) => query.delete("cursor") } }),
  },
  "socket-without-token": {
    operation,
    description: "Connects a client without a token.",
    plant: () => {
      let known: string | undefined;
      return {
        socket: {
          open: (query) => {
            const token = query.get("token");
            // The first is a member's; those that are wrong come later.
            known ??= token === "none" ? undefined : (token ?? undefined);
            if (token === null && known !== undefined) query.set("token", known);
          },
        },
      };
    },
  },
} as const satisfies Record<string, Fault>;
