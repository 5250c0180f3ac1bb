import type { Clock } from "./clock.ts";
import { fitFrame } from "./fit-frame.ts";
import type { Script, Step } from "./script.ts";
import { readSentMessage, type SentMessage } from "./sent-message.ts";
import { type CloseCode, socket } from "./socket.ts";

const form = /^(\d+)-\d+$/;

/** A place in a script: how many steps of its opening were played and how many messages answered. */
const writeCursor = (opened: number, answered: number): string => `${opened}-${answered}`;

/** How many steps of the opening a client has seen; nothing where the mock made no such cursor. */
function readOpened(cursor: string): number | undefined {
  const opened = form.exec(cursor)?.[1];
  return opened === undefined ? undefined : Number(opened);
}

/** A connection that was accepted. */
export interface Connection {
  readonly conversationId: string;
  /** The member who connected, if the token says so. */
  readonly memberId?: string | undefined;
  /** The cursor of the last frame that the client saw, if it was connected before. */
  readonly cursor?: string | undefined;
  readonly send: (text: string) => void;
  readonly close: (code: CloseCode) => void;
}

/** A script that is being played to one connection. */
export interface Playback {
  /** Takes what the client sent. */
  readonly receive: (text: string) => void;
  /** Does something that is not in the script, now. */
  readonly perform: (step: Step) => void;
  /** Ends it: nothing that is still due is done. */
  readonly stop: () => void;
}

/** The acknowledgement of each message by its `client_msg_id`: sending it again brings the same. */
export type Receipts = Map<string, string>;

/** Returns the step at which the opening resumes after a cursor; a step that closed is not repeated. */
function findResumption(opening: readonly Step[], cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  let next = readOpened(cursor) ?? 0;
  while (next > 0 && "close" in (opening[next] ?? {})) next += 1;
  return next;
}

/** Plays a script to a connection, from its opening until `stop` or a step that closes it. */
export function play(
  script: Script,
  connection: Connection,
  clock: Clock,
  receipts: Receipts,
): Playback {
  const { conversationId, memberId, cursor } = connection;
  const opening = script.onOpen ?? [];
  const due = new Set<() => void>();
  let opened = findResumption(opening, cursor);
  let answered = 0;

  const stop = () => {
    for (const cancel of due) cancel();
    due.clear();
  };

  const perform = (step: Step, message?: SentMessage): void => {
    if ("raw" in step) {
      connection.send(step.raw);
    } else if ("close" in step) {
      stop();
      connection.close(step.close);
    } else {
      const place = { conversationId, memberId, message, now: clock.now() };
      const example = socket.received[step.send];
      const frame = fitFrame(example, { ...place, cursor: writeCursor(opened, answered) });
      const text = JSON.stringify(frame);
      if (frame.type === "ack" && message?.client_msg_id) receipts.set(message.client_msg_id, text);
      connection.send(text);
    }
  };

  const run = ([step, ...rest]: readonly Step[], message?: SentMessage): void => {
    if (!step) return;
    const cancel = clock.after(step.after ?? 0, () => {
      due.delete(cancel);
      if (!message) opened += 1;
      perform(step, message);
      if (!("close" in step)) run(rest, message);
    });
    due.add(cancel);
  };

  const receive = (text: string): void => {
    const message = readSentMessage(text, conversationId);
    if (!message) {
      perform({ send: "errorInvalid" });
      return;
    }
    const receipt = receipts.get(message.client_msg_id ?? "");
    if (receipt !== undefined) {
      connection.send(receipt);
      return;
    }
    answered += 1;
    run(script.onMessage ?? [], message);
  };

  if (cursor !== undefined && readOpened(cursor) === undefined) perform({ send: "eventResync" });
  run(opening.slice(opened));
  return { receive, perform, stop };
}
