import { textIn } from "../sequences/reading.ts";
import { departSocket } from "./connect.ts";
import { isType } from "./frames.ts";
import { joinAs, type Talk } from "./talk.ts";
import { plainBeginning } from "./write.ts";

/** A client that reconnects with a cursor receives the later messages in order, or a frame to fetch them. */
export async function resume(talk: Talk, cursor: string): Promise<void> {
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
