import { randomUUID } from "node:crypto";
import { fault } from "./fault.ts";
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

/** The faults that a live connection can have. */
export const socketFaults = {
  "ack-before-storing": fault(
    operation,
    "Acknowledges a message and loses it.",
    () => ({
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
    ["getMessages"],
  ),
  "frame-of-wrong-shape": fault(operation, "Acknowledges without the id of the message.", () => ({
    socket: {
      received: (frame) => (frame["type"] === "ack" ? { ...frame, id: undefined } : frame),
    },
  })),
  "frame-without-role": fault(operation, "Sends messages without saying who speaks.", () => ({
    socket: {
      received: (frame) => (frame["type"] === "message" ? { ...frame, role: undefined } : frame),
    },
  })),
  "binary-accepted": fault(operation, "Lets binary frames pass.", () => ({
    socket: { dropsBinary: true },
  })),
  "unreadable-ends": fault(
    operation,
    "Ends the connection over a frame that it cannot read.",
    () => ({
      socket: {
        sent: (text, { client }) => {
          if (parse(text)) return text;
          client.close(1011, "unexpected token");
          return undefined;
        },
      },
    }),
  ),
  "repeated-stored-twice": fault(
    operation,
    "Stores a message again that is sent again.",
    () => {
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
    ["getMessages"],
  ),
  "resume-forgets": fault(
    operation,
    "Replays nothing to a client that reconnects with a cursor.",
    () => ({ socket: { open: (query) => query.delete("cursor") } }),
  ),
  "socket-without-token": fault(operation, "Connects a client without a token.", () => {
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
  }),
};
