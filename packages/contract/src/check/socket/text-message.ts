import { couple } from "../sequences/people/people.ts";
import type { Sequence } from "../sequences/run-sequences.ts";
import { notReached } from "../sequences/step.ts";
import { endBadly, misuse } from "./misuse.ts";
import { joinAs, type Talk } from "./talk.ts";
import { writeNamed, writeOddly, writePlainly, plainBeginning } from "./write.ts";
import { textIn } from "../sequences/reading.ts";
import { departSocket } from "./connect.ts";
import { isType } from "./frames.ts";

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
