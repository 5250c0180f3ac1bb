import { editParameter } from "./edit.ts";
import type { Fault } from "./fault.ts";
import { checkAccessToken } from "../world/sessions.ts";

const operation = "connectChat";

/** What the live connection can get wrong. */
export const socketFaults = {
  "ack-before-storing": {
    operation,
    touches: ["getMessages"],
    description: "Acknowledges a message and loses it.",
    socket: { store: () => undefined },
  },
  "frame-of-wrong-shape": {
    operation,
    description: "Acknowledges without the id of the message.",
    socket: {
      outgoing: (frame) => (frame.type === "ack" ? { ...frame, id: undefined } : frame),
    },
  },
  "frame-without-role": {
    operation,
    description: "Sends messages without saying who speaks.",
    socket: {
      outgoing: (frame) => (frame.type === "message" ? { ...frame, role: undefined } : frame),
    },
  },
  "binary-accepted": {
    operation,
    description: "Lets binary frames pass.",
    socket: { onBinary: () => undefined },
  },
  "unreadable-ends": {
    operation,
    description: "Ends the connection over a frame that it cannot read.",
    socket: { onUnreadable: (socket) => socket.close(1011, "unexpected token") },
  },
  "repeated-stored-twice": {
    operation,
    touches: ["getMessages"],
    description: "Stores a message again that is sent again.",
    socket: { findRepeated: () => undefined },
  },
  "resume-forgets": {
    operation,
    description: "Replays nothing to whoever comes back with a cursor.",
    socket: { missed: () => [] },
  },
  "socket-without-token": {
    operation,
    description: "Connects whoever has no token.",
    misread: editParameter("/ws/chat", "token", (parameter) => {
      Object.assign(parameter, { required: false });
    }),
    checkToken: (token, { world, operationId }) =>
      token === "" && operationId === operation
        ? [...world.sessions.keys()][0]
        : checkAccessToken(token),
  },
} as const satisfies Record<string, Fault>;
