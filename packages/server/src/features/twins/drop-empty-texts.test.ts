import { expect, it } from "vitest";
import { addPeople } from "../../testing/add-people.ts";
import { OWN_TEXT } from "../../testing/answers.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { refreshInsights } from "../insights/compute-insights.ts";
import { scoreAnswers } from "../insights/insights.ts";
import { insightsStore } from "../insights/store.ts";
import { answerStore } from "../questionnaire/store.ts";
import { dropEmptyTexts } from "./sharing.ts";
import { twinSharingStore } from "./store.ts";

const context = useTestServer();

it("what was confirmed by another version, and says nothing by this one, is not quoted", async () => {
  const { clock, services } = context().server;
  const { db } = services;
  const twinSharing = twinSharingStore(db);
  const answers = answerStore(db);
  const [{ id }] = await addPeople(context(), [{}]);
  const given = await answers.find(id);
  if (given === undefined) throw new Error("nothing was answered");
  const texts = [OWN_TEXT, "gjshdkqwpexvb"];
  const responses = given.responses.map((each) =>
    each.open_answer_text === null ? each : { ...each, open_answer_text: texts.shift() ?? null },
  );
  await answers.addRenewal({ ...given, responses });
  await answers.renew(id);
  await twinSharing.save(id, {
    confirmedAt: clock.now(),
    answers: [
      { questionId: "own-words-1", isAllowed: true, answer: OWN_TEXT, words: OWN_TEXT },
      {
        questionId: "own-words-2",
        isAllowed: true,
        answer: "gjshdkqwpexvb",
        words: "gjshdkqwpexvb",
      },
    ],
  });
  const { insights: current, inputs } = scoreAnswers(given, clock.now());
  await insightsStore(db).save({ ...current, psycheVersion: "0.0.1" }, inputs, null);
  expect((await twinSharing.findTexts(id))?.answers.length).toBe(2);

  await refreshInsights(services, new AbortController().signal, dropEmptyTexts);
  expect((await twinSharing.findTexts(id))?.answers).toEqual([
    { questionId: "own-words-1", words: OWN_TEXT },
  ]);
});
