import { isNode } from "../../contract/node.ts";
import { form } from "../../exchange/payload.ts";
import { silenceAs } from "../../requests/files.ts";
import { someone } from "../choose-members.ts";
import { itemsOf, textIn } from "../reading.ts";
import { type Sequence, notReached } from "../step.ts";

/** A spoken question to the twin: understood without a trace, then answered. */
export const voiceQuery: Sequence = {
  name: "voice query: review, ask, play",
  run: async (context) => {
    const { must, probe, take } = context;
    const { opened, twinId } = context.facts;
    if (twinId === undefined) return notReached("needs a conversation with a twin");
    const as = someone(context);
    const body = { conversationId: twinId, convType: "twin" };
    const messages = async (): Promise<number> => {
      const read = await take("getMessages", 200, { as, path: [twinId], query: {} });
      return itemsOf(read.body).length;
    };
    const before = await messages();
    const query = { review: true };
    const reviewed = await probe("askByVoice", 200, { as, body, query });
    must(reviewed, (await messages()) === before, "a review must store nothing");
    await probe("askByVoice", 422, {
      as,
      body: { ...body, convType: "advisor" },
      query,
      what: "a convType that the conversation is not of",
    });
    const silent = await probe(
      "askByVoice",
      // A transcriber may find words in silence.
      [200, 422],
      {
        as,
        query,
        payload: form([
          ...Object.entries(body).map(([name, text]) => ({ name, text })),
          silenceAs("file"),
        ]),
        what: "a silent recording",
      },
    );
    must(
      silent,
      silent?.answer.status === 200 || detailCodes(silent?.body).includes("silent"),
      "a recording without speech must be refused as silent",
    );
    // A given member's own conversation with the twin is left as it is.
    if (!opened.some(({ id }) => id === twinId)) return;
    const asked = await take("askByVoice", 200, { as, body, query: {} });
    must(asked, (await messages()) > before, "a question and its answer must become messages");
    const url = textIn(asked.body, "tts_url") || textIn(asked.body, "ttsUrl");
    const id = /\/voice\/replies\/([^/?]+)/.exec(url)?.[1];
    if (id === undefined) return;
    context.facts.voiceReplyId = id;
    await take("getVoiceReply", 200, { as, path: [id] });
  },
};

/** Returns the code that an error gives for each field. */
const detailCodes = (body: unknown): readonly unknown[] =>
  itemsOf(isNode(body) ? body["details"] : []).map(({ code }) => code);
