import { randomUUID } from "node:crypto";
import { couple } from "../sequences/choose-members.ts";
import { type Sequence, notReached } from "../sequences/step.ts";
import { joinAs, type Talk, expectInHistory } from "./talk.ts";
import { writeNamed, writeOddly, writePlainly, plainBeginning } from "./write.ts";
import { textIn } from "../sequences/reading.ts";
import { departSocket } from "./connect.ts";
import { isType, isAckOf } from "./connection.ts";

/** Frames that say nothing, or say it wrongly, leave a connection as it is. */
async function misuse(talk: Talk): Promise<void> {
  const { context, conversationId: conversation_id } = talk;
  const stray = `Stray message of the contract runner, ${randomUUID()}`;
  const wrong: Readonly<Record<string, string>> = {
    "a frame that is no JSON": "this is { no JSON",
    "an unknown frame": JSON.stringify({ type: "contract_runner_unknown" }),
    "a list": "[]",
    "a message without content": JSON.stringify({ conversation_id }),
    "a message of 4001 characters": JSON.stringify({ conversation_id, content: "x".repeat(4001) }),
    "a message with a number for its content": JSON.stringify({ conversation_id, content: 42 }),
    "a message for another conversation": JSON.stringify({
      conversation_id: randomUUID(),
      content: stray,
    }),
  };
  for (const [what, frame] of Object.entries(wrong)) {
    const connection = await joinAs(talk, talk.first);
    connection.send(frame);
    const client_msg_id = randomUUID();
    const content = `Still here after ${what}?`;
    connection.send(JSON.stringify({ conversation_id, content, client_msg_id }));
    const ack = await connection.next(isAckOf(client_msg_id));
    const problem = `${what} must leave the connection as it is`;
    if (!ack) departSocket(context, connection.request, problem, frame);
    connection.close();
  }
  await expectInHistory(
    talk,
    stray,
    0,
    "a message for another conversation must not be in this one",
  );
}

/** Binary frames and frames over 64 KiB end a connection, with the codes that the contract names. */
async function endBadly(talk: Talk): Promise<void> {
  const long = JSON.stringify({ content: "x".repeat(65 * 1024) });
  const bad = [
    { what: "a binary frame", data: Uint8Array.of(1, 2, 3), code: 1003 },
    { what: "a frame over 64 KiB", data: long, code: 1009 },
  ];
  for (const { what, data, code } of bad) {
    const connection = await joinAs(talk, talk.first);
    connection.send(data);
    const closed = await connection.closed();
    if (closed === code) continue;
    const how = closed === undefined ? "it stays open" : `it is closed with ${closed}`;
    const problem = `${what} must close the connection with ${code}, and ${how}`;
    departSocket(talk.context, connection.request, problem);
    connection.close();
  }
}

/** Two members write to each other, over connections that are used well and badly. */
export const textMessage: Sequence = {
  name: "socket: text message, acknowledgement, resuming",
  run: async (context) => {
    const { conversationId } = context.facts;
    if (conversationId === undefined) return notReached("needs a conversation between two members");
    const [first, second] = couple(context);
    const where = { context, conversationId };
    const writer = await joinAs(where, first);
    const reader = await joinAs(where, second);
    const talk: Talk = { ...where, first, second, writer, reader };
    const cursor = await writeNamed(talk);
    await writePlainly(talk);
    await writeOddly(talk);
    await misuse(talk);
    if (cursor !== undefined) await resume(talk, cursor);
    await endBadly(talk);
    writer.close();
    reader.close();
  },
};

/** A client that reconnects with a cursor receives the later messages in order, or a frame to fetch them. */
async function resume(talk: Talk, cursor: string): Promise<void> {
  const back = await joinAs(talk, talk.second, { cursor });
  const next = await back.next(isType("message", "audio", "event"));
  const isResync = textIn(next?.value, "event") === "resync";
  const isNext = textIn(next?.value, "content").startsWith(plainBeginning);
  if (!isResync && !isNext) {
    const problem = "a cursor must bring what came after it, first things first";
    departSocket(talk.context, back.request, problem, next?.text);
  }
  back.close();
}
