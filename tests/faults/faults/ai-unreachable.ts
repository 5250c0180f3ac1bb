import type { Schemas } from "@gemel/api";
import { connectTo, textsOf } from "../../../packages/server/src/testing/live/conversations.ts";
import type { AiFault } from "../../ai-server/fault.ts";
import { spokenQuestion } from "../../ai-server/script.ts";
import { startAiServer } from "../../ai-server/start-ai-server.ts";
import { addLosses } from "../checkers/losses.ts";
import { checkSequence } from "../checkers/check-sequence.ts";
import type { Outcome } from "../fault.ts";
import { until } from "../load/until.ts";
import { notesOf, voiceNotes } from "../load/voice-notes.ts";
import { Writer } from "../load/writer.ts";
import { Gemel } from "../processes/gemel.ts";
import { openSite } from "../site.ts";

/** How an AI server can be unreachable for as long as a test may take. */
const ways: readonly AiFault[] = ["500", "429", "cut off", "nonsense"];
/** Asked in each; more than an AI server may fail in a row before it is spared. */
const QUESTIONS = 6;
const ASK_AGAIN_MS = 2_000;
/** After it failed so often an AI server is spared for half a minute, and tried again by itself. */
const BACK_SECONDS = 120;

/** How the AI of the tests begins every answer. */
const BY_AI = "You said: ";

/**
 * Takes the AI server away while a member talks with their twin and sends voice notes: each question is still
 * answered once, without an AI; when the server is back, the twin speaks again, and the voice notes are
 * transcribed.
 */
export async function makeAiUnreachable(closing: AsyncDisposableStack): Promise<Outcome> {
  const ai = await startAiServer();
  closing.defer(() => ai.close());
  const { settings, cast } = await openSite(closing, { pairs: 1, others: 0 }, ai.settings);
  const gemel = await Gemel.open(closing, settings);
  const { url } = gemel;
  const [member] = cast.writers;
  const opened = await member.ask(url, "POST", "/twins");
  const { conversation_id: id } = (await opened.json()) as Schemas["ConversationOpened"];
  const live = await connectTo(url, member, id);
  const notes = new Writer(member, voiceNotes(member));
  const wrong: string[] = [];
  let asked = 0;

  /** @returns the twin's answer */
  const ask = async (): Promise<string> => {
    live.say(`Question ${asked++}`);
    for (;;) {
      const frame = await live.frames.next();
      if (frame.type === "message" && frame.role === "assistant") return String(frame.content);
    }
  };
  const isBack = () =>
    until(async () => (await ask()).startsWith(BY_AI), BACK_SECONDS, ASK_AGAIN_MS);

  if (!(await isBack())) wrong.push("the twin does not speak to begin with");
  for (const way of ways) {
    ai.setFault("chat", way);
    ai.setFault("transcription", way);
    for (let question = 0; question < QUESTIONS; question++) {
      if ((await ask()).startsWith(BY_AI)) wrong.push(`an AI speaks that does ${way}`);
    }
    await notes.write(url);
    if ((await member.try(url, "GET", "/me")) !== "200") wrong.push(`nothing goes on with ${way}`);
    ai.setFault("chat");
    ai.setFault("transcription");
    if (!(await isBack())) wrong.push(`the twin does not speak again after ${way}`);
  }
  const isWritten = async (): Promise<boolean> =>
    (await notesOf(member, url)).every(({ transcript }) =>
      JSON.stringify(transcript).includes(spokenQuestion),
    );
  if (!(await until(isWritten, BACK_SECONDS))) wrong.push("voice notes are not written down");
  live.socket.terminate();
  return {
    done: `AI unreachable in ${ways.length} ways, ${asked} questions, ${notes.acknowledged.length} voice notes`,
    losses: addLosses([await checkAnswers(), await notes.check(url)]),
    wrong: [...wrong, ...gemel.breakdowns],
  };

  /** Whether each question stands in the conversation once, with one answer behind it. */
  async function checkAnswers() {
    const path = `/conversations/${id}/messages`;
    const pages = await member.readAll<Schemas["Message"]>(url, path, "before");
    const items = pages.toReversed().flat();
    const answers = items.filter(({ role }) => role === "assistant").length;
    if (answers !== asked) wrong.push(`${asked} questions have ${answers} answers`);
    const questions = textsOf({ items }).flatMap(
      (text) => /^Question (\d+)$/.exec(text)?.[1] ?? [],
    );
    return checkSequence(Array.from({ length: asked }).keys(), questions.map(Number));
  }
}
