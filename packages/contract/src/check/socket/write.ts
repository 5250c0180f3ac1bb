import { randomUUID } from "node:crypto";
import { textIn } from "../sequences/reading.ts";
import { oddTexts } from "../violations/odd-texts.ts";
import { departSocket } from "./connect.ts";
import { isAckOf, isMessage, isType } from "./connection.ts";
import { expectInHistory, type Talk } from "./talk.ts";

export const plainBeginning = "Plain message of the contract runner";

/** A message with the sender's own id: stored, acknowledged, delivered, once. Gives the cursor behind it. */
export async function writeNamed(talk: Talk): Promise<string | undefined> {
  const { context, conversationId: conversation_id, reader, writer } = talk;
  const client_msg_id = randomUUID();
  const content = `First message of the contract runner, ${client_msg_id}`;
  const frame = JSON.stringify({ conversation_id, content, client_msg_id });
  const wrong = (problem: string): void => departSocket(context, writer.request, problem, frame);
  writer.send(frame);
  const ack = await writer.next(isAckOf(client_msg_id));
  if (!ack) {
    wrong("a message with a client_msg_id must be acknowledged");
    return undefined;
  }
  await expectInHistory(talk, content, 1, "a message must be stored before it is acknowledged");
  if (!(await reader.next(isMessage(content)))) wrong("the other side must get the message");
  const id = textIn(ack.value, "id");
  context.facts.messageId = id;
  writer.send(frame);
  const again = await writer.next(isAckOf(client_msg_id));
  const isSame = textIn(again?.value, "id") === id;
  if (!isSame) wrong("the same client_msg_id must be acknowledged with the same id");
  await expectInHistory(
    talk,
    content,
    1,
    "a message must be stored once, however often it is sent",
  );
  return textIn(ack.value, "cursor") || undefined;
}

/** A sender who knows no client_msg_id gets the message itself. */
export async function writePlainly(talk: Talk): Promise<void> {
  const { context, conversationId: conversation_id, reader, writer } = talk;
  const content = `${plainBeginning}, ${randomUUID()}`;
  const frame = JSON.stringify({ conversation_id, content });
  writer.send(frame);
  if (!(await writer.next(isMessage(content)))) {
    departSocket(context, writer.request, "a message without client_msg_id must come back", frame);
  }
  if (!(await reader.next(isMessage(content)))) {
    departSocket(context, reader.request, "the other side must get a plain message", frame);
  }
}

/** Returns whether a text may be refused or mended: no Unicode, turned direction, or over other lines. */
const isBroken = (what: string): boolean =>
  /surrogate|NUL|noncharacter|byte order|override|marks/.test(what);

/** Unicode arrives as it was sent; what is no Unicode must not end the connection. */
export async function writeOddly(talk: Talk): Promise<void> {
  const { context, conversationId: conversation_id, reader, writer } = talk;
  for (const [what, content] of Object.entries(oddTexts)) {
    const client_msg_id = randomUUID();
    const frame = JSON.stringify({ conversation_id, content, client_msg_id });
    writer.send(frame);
    const answer = await writer.next(
      (each) => isAckOf(client_msg_id)(each) || isType("error")(each),
    );
    if (!answer) {
      departSocket(context, writer.request, `${what} must be acknowledged or refused`, frame);
      return;
    }
    if (isBroken(what)) continue;
    const isTaken = isType("ack")(answer);
    if (isTaken && (await reader.next(isMessage(content)))) continue;
    departSocket(context, reader.request, `${what} must arrive as it was sent`, frame);
  }
}
