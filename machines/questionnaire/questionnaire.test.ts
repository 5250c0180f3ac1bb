import { describe, expect, test } from "vitest";
import { http, network, rateLimited, unavailable } from "../testing/failures.ts";
import { fragebogen, questionnaire } from "../testing/questionnaires.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { type Answers, type KeptProgress, questionnaireMachine } from "./questionnaire.machine.ts";

const actions = ["storeProgress", "clearProgress", "announceSubmitted", "announceComplete"];

const next = { type: "question.next" } as const;
const back = { type: "question.back" } as const;
const online = { type: "network.online" } as const;
const german = { type: "language.change", language: "de" } as const;

const choose = (questionId: string, most: string | null, least: string | null) =>
  ({
    type: "choice.change",
    questionId,
    most: most && `${questionId}-${most}`,
    least: least && `${questionId}-${least}`,
  }) as const;

const write = (text: string) => ({ type: "text.change", questionId: "words", text }) as const;

const beginAgain = { type: "questionnaire.again" } as const;

const answeredBefore = {
  completed: true,
  completed_at: "2026-08-21T08:51:40Z",
  again: "open",
} as const;

const sentence = "By the sea, in the rain.";

const whole: Answers = {
  day: { most: "day-a", least: "day-b", text: "" },
  night: { most: "night-c", least: "night-a", text: "" },
  words: { most: null, least: null, text: ` ${sentence}\n` },
};

const keptAt = (index: number, answers: Answers = whole): KeptProgress => ({
  questionnaireId: "light-v1",
  replaces: null,
  answers,
  blockIndex: index === 2 ? 1 : 0,
  questionIndex: index % 2,
});

const begin = () =>
  run(questionnaireMachine, { actions, input: () => ({ language: "en" as const }) });

async function active(kept: KeptProgress | null = null) {
  const running = begin();
  await running.answer("checkCompletion", { completed: false });
  await running.answer("loadQuestionnaire", questionnaire);
  await running.answer("restoreProgress", kept);
  const { context, done } = running;
  return {
    ...running,
    state: running.value,
    answerTo: (id: string) => context().answers[id],
    lastStored: () => done.findLast(({ action }) => action === "storeProgress")?.params,
    count: (name: string) => done.filter(({ action }) => action === name).length,
  };
}

async function submitting() {
  const running = await active(keptAt(2));
  running.actor.send(next);
  return running;
}

const detail = (field: string, code: string) => ({ field, code, message: "" });
const invalid = (...details: object[]) => http(422, "validation_failed", { details });

test(
  "reaches every state and transition by generated paths",
  () =>
    expectWholeWalk(questionnaireMachine, {
      actions,
      input: { language: "en" },
      runInput: () => ({ language: "en" }),
      events: [
        { type: "questionnaire.retry" },
        beginAgain,
        choose("day", "a", "b"),
        choose("day", "a", null),
        write(sentence),
        write("asdf asdf asdf"),
        next,
        back,
        german,
        online,
      ],
      answers: {
        checkCompletion: [
          { output: { completed: false } },
          { output: { completed: true } },
          { output: answeredBefore },
          { error: network },
        ],
        loadQuestionnaire: [
          { output: questionnaire },
          { output: { id: "light-v1", blocks: [] } },
          { error: network },
        ],
        restoreProgress: [
          { output: null },
          { output: keptAt(2) },
          { output: { ...keptAt(2), replaces: answeredBefore.completed_at } },
          { output: keptAt(2, { words: { most: null, least: null, text: sentence } }) },
          { error: new Error("not JSON") },
        ],
        submitAnswers: [
          { output: { completed: true } },
          { error: http(409, "already_submitted") },
          { error: network },
          { error: invalid(detail("responses.0.question_id", "unknown")) },
          { error: http(500, "internal") },
        ],
      },
      key: ({
        completion,
        language,
        loadedLanguage,
        answers,
        index,
        isDetour,
        refused,
        doubts,
        questionnaire: form,
      }) => [
        // Once there are questions, `completion` only says what is kept with the progress.
        form === null && completion,
        // Only whether the two are equal makes a difference.
        language === loadedLanguage,
        Object.values(answers as Answers).map(({ most, least, text }) => [
          most,
          least,
          text.length,
        ]),
        index,
        isDetour,
        refused,
        doubts,
        form !== null,
      ],
    }),
  60_000,
);

describe("loading", () => {
  test("begins at the first question", async () => {
    const { state, context } = await active();
    expect(state()).toEqual({ active: "answering" });
    expect(context()).toMatchObject({ questionnaire, answers: {}, index: 0 });
  });

  test("asks for the member's language", async () => {
    const { call } = await active();
    expect(call("loadQuestionnaire").input).toEqual({ language: "en" });
  });

  test("a questionnaire that is answered is not begun again, and nothing stays in the browser", async () => {
    const { actor, answer, done, call } = begin();
    await answer("checkCompletion", { completed: true });
    expect(actor.getSnapshot().value).toEqual({ complete: "already" });
    expect(done.map(({ action }) => action)).toEqual(["clearProgress", "announceComplete"]);
    expect(() => call("loadQuestionnaire")).toThrow("was not called");
  });

  test.each(["later", "analysing"] as const)(
    "one that is answered is not begun again while new answers are taken %s",
    async (state) => {
      const { actor, answer } = begin();
      const completion = { ...answeredBefore, again: state };
      await answer("checkCompletion", completion);
      expect(actor.getSnapshot().value).toEqual({ complete: "already" });
      actor.send(beginAgain);
      expect(actor.getSnapshot()).toMatchObject({
        value: { complete: "already" },
        context: { completion },
      });
    },
  );

  test("where new answers are taken, it begins from the start, and keeps what they replace", async () => {
    const { actor, answer, done } = begin();
    await answer("checkCompletion", answeredBefore);
    await answer("restoreProgress", keptAt(2));
    expect(actor.getSnapshot().value).toEqual({ complete: "open" });
    actor.send(beginAgain);
    await answer("loadQuestionnaire", questionnaire);
    await answer("restoreProgress", keptAt(2));
    expect(actor.getSnapshot()).toMatchObject({
      value: { active: "answering" },
      context: { answers: {}, index: 0 },
    });
    expect(done.findLast(({ action }) => action === "storeProgress")?.params).toMatchObject({
      replaces: answeredBefore.completed_at,
    });
  });

  test("new answers that were begun come back with a reload", async () => {
    const kept = { ...keptAt(2), replaces: answeredBefore.completed_at };
    const { actor, answer, done } = begin();
    await answer("checkCompletion", answeredBefore);
    await answer("restoreProgress", kept);
    await answer("loadQuestionnaire", questionnaire);
    await answer("restoreProgress", kept);
    expect(actor.getSnapshot()).toMatchObject({
      value: { active: "answering" },
      context: { answers: whole, index: 2 },
    });
    expect(done.map(({ action }) => action)).not.toContain("clearProgress");
  });

  test.each([
    ["empty", { id: "light-v1", blocks: [] }],
    ["invalid", { id: "light-v1", blocks: "none" }],
  ])("one that is %s counts as not loaded", async (_, form) => {
    const { actor, answer } = begin();
    await answer("checkCompletion", { completed: false });
    await answer("loadQuestionnaire", form);
    expect(actor.getSnapshot().value).toEqual({ error: "loadFailed" });
  });

  test("comes back to the question and the answers that were kept", async () => {
    const { context } = await active(keptAt(1));
    expect(context()).toMatchObject({ answers: whole, index: 1 });
  });
});

describe("a choice", () => {
  test("goes on 500 ms after both sides are chosen", async () => {
    const { actor, clock, state, context } = await active();
    actor.send(choose("day", "a", null));
    clock.increment(2000);
    expect(context().index).toBe(0);
    actor.send(choose("day", "a", "b"));
    expect(state()).toEqual({ active: "advancing" });
    clock.increment(499);
    expect(context().index).toBe(0);
    clock.increment(1);
    expect(state()).toEqual({ active: "answering" });
    expect(context().index).toBe(1);
  });

  test("another one within that time restarts it", async () => {
    const { actor, clock, context } = await active();
    actor.send(choose("day", "a", "b"));
    clock.increment(499);
    actor.send(choose("day", "a", "c"));
    clock.increment(499);
    expect(context().index).toBe(0);
    clock.increment(1);
    expect(context().index).toBe(1);
    expect(context().answers).toEqual({ day: { most: "day-a", least: "day-c", text: "" } });
  });

  test("the same statement for both opens the other side again, and calls it off", async () => {
    const { actor, clock, state, answerTo, context } = await active();
    actor.send(choose("day", "a", "b"));
    actor.send(choose("day", "b", "b"));
    expect(answerTo("day")).toEqual({ most: "day-b", least: null, text: "" });
    expect(state()).toEqual({ active: "answering" });
    actor.send(choose("day", "a", "b"));
    actor.send(choose("day", "a", "a"));
    expect(answerTo("day")).toEqual({ most: null, least: "day-a", text: "" });
    clock.increment(2000);
    expect(context().index).toBe(0);
  });

  test("Next does not wait, and nothing is skipped when the time is over", async () => {
    const { actor, clock, context } = await active();
    actor.send(choose("day", "a", "b"));
    actor.send(next);
    expect(context().index).toBe(1);
    clock.increment(2000);
    expect(context().index).toBe(1);
  });

  test("coming back to one shows it without going on by itself", async () => {
    const { actor, clock, context, state } = await active(keptAt(1));
    actor.send(back);
    expect(state()).toEqual({ active: "answering" });
    clock.increment(2000);
    expect(context().index).toBe(0);
  });

  test("the last question never hands in by itself", async () => {
    const one = {
      id: "light-v1",
      blocks: [
        { ...questionnaire.blocks[0], questions: questionnaire.blocks[0]?.questions.slice(0, 1) },
      ],
    };
    const { actor, clock, answer } = begin();
    await answer("checkCompletion", { completed: false });
    await answer("loadQuestionnaire", one);
    await answer("restoreProgress", null);
    actor.send(choose("day", "a", "b"));
    clock.increment(2000);
    expect(actor.getSnapshot().value).toEqual({ active: "answering" });
  });

  test("of a question that is no longer shown changes nothing", async () => {
    const { actor, context, state } = await active(keptAt(1, {}));
    actor.send(choose("day", "a", "b"));
    expect(state()).toEqual({ active: "answering" });
    expect(context().answers).toEqual({});
  });
});

describe("going on", () => {
  test.each([
    [0, "nothing chosen", {}],
    [0, "one side", { day: { most: "day-a", least: null, text: "" } }],
    [2, "nine characters", { words: { most: null, least: null, text: "  123456789  " } }],
    [2, "too many characters", { words: { most: null, least: null, text: "🙂".repeat(1001) } }],
  ])("from question %i asks for an answer: %s", async (index, _, answers) => {
    const { actor, context, state } = await active(keptAt(index, answers));
    actor.send(next);
    expect(state()).toEqual({ active: "answering" });
    expect(context()).toMatchObject({ index, wasRefused: true });
  });

  test.each(["By the sea", `By the sea ${"🙂".repeat(989)}`])(
    "an open answer within the limits is taken",
    async (text) => {
      const { actor, state } = await active(keptAt(2));
      actor.send(write(text));
      actor.send(next);
      expect(state()).toEqual({ submitting: "sending" });
    },
  );

  test.each([
    ["asdf asdf asdf", "empty"],
    ["Write about words!", "same"],
  ])(
    "about %j it asks once more, as %s, and the next time goes on with it",
    async (text, doubt) => {
      const { actor, state, context } = await active(keptAt(2));
      actor.send(write(text));
      actor.send(next);
      expect(state()).toEqual({ active: "answering" });
      expect(context()).toMatchObject({ index: 2, doubts: { words: doubt }, wasRefused: false });
      actor.send(next);
      expect(state()).toEqual({ submitting: "sending" });
    },
  );

  test("it asks again about an answer that was changed and says nothing still, and no more once it does", async () => {
    const { actor, state, context } = await active(keptAt(2));
    for (const text of ["asdf asdf asdf", "1234567890"]) {
      actor.send(write(text));
      expect(context().doubts).toEqual({});
      actor.send(next);
      expect(context().doubts).toEqual({ words: "empty" });
    }
    actor.send(write(sentence));
    expect(context().doubts).toEqual({});
    actor.send(next);
    expect(state()).toEqual({ submitting: "sending" });
  });

  test("Back keeps what is written", async () => {
    const { actor, context } = await active(keptAt(2));
    actor.send(write("Half"));
    actor.send(back);
    actor.send(next);
    expect(context().index).toBe(2);
    expect(context().answers.words?.text).toBe("Half");
  });

  test("every answer and every step is kept in the browser", async () => {
    const { actor, lastStored, clock } = await active();
    actor.send(choose("day", "a", "b"));
    const answers = { day: { most: "day-a", least: "day-b", text: "" } };
    expect(lastStored()).toEqual(keptAt(0, answers));
    clock.increment(500);
    expect(lastStored()).toEqual(keptAt(1, answers));
    actor.send(back);
    expect(lastStored()).toEqual(keptAt(0, answers));
  });

  test("Submit with gaps leads from gap to gap and back to the last question", async () => {
    const { actor, context, state, clock } = await active(
      keptAt(2, { ...whole, day: { most: "day-a", least: null, text: "" } }),
    );
    actor.send(next);
    expect(context()).toMatchObject({ index: 0, wasRefused: true });
    actor.send(choose("day", "a", "c"));
    clock.increment(500);
    expect(context()).toMatchObject({ index: 2, wasRefused: false });
    actor.send(next);
    expect(state()).toEqual({ submitting: "sending" });
  });
});

describe("another language", () => {
  test("brings the texts, and keeps answers and place", async () => {
    const { actor, context, state, call, answer } = await active(keptAt(1));
    actor.send(german);
    expect(call("loadQuestionnaire").input).toEqual({ language: "de" });
    await answer("loadQuestionnaire", fragebogen);
    expect(state()).toEqual({ active: "answering" });
    expect(context()).toMatchObject({ questionnaire: fragebogen, answers: whole, index: 1 });
  });

  test("chosen twice at once is loaded in the second", async () => {
    const { actor, call, context, answer } = await active(keptAt(1));
    actor.send(german);
    const first = call("loadQuestionnaire");
    actor.send({ type: "language.change", language: "en" });
    expect(first.signal.aborted).toBe(true);
    await answer("loadQuestionnaire", questionnaire);
    expect(context()).toMatchObject({ questionnaire, loadedLanguage: "en", index: 1 });
  });

  test("that cannot be loaded costs no answer", async () => {
    const { actor, context, answer, refuse, state } = await active(keptAt(1));
    actor.send(german);
    await refuse("loadQuestionnaire", network);
    expect(state()).toEqual({ error: "loadFailed" });
    actor.send({ type: "questionnaire.retry" });
    await answer("checkCompletion", { completed: false });
    await answer("loadQuestionnaire", fragebogen);
    expect(context()).toMatchObject({ answers: whole, index: 1 });
  });

  test("does not disturb the answers on their way", async () => {
    const { actor, state, call, refuse } = await submitting();
    actor.send(german);
    expect(state()).toEqual({ submitting: "sending" });
    await refuse("submitAnswers", http(500, "internal"));
    expect(state()).toEqual({ loading: "fetching" });
    expect(call("loadQuestionnaire").input).toEqual({ language: "de" });
  });
});

describe("handing in", () => {
  test("sends one trimmed response for each question", async () => {
    const { call } = await submitting();
    expect(call("submitAnswers").input).toEqual({
      questionnaire_id: "light-v1",
      responses: [
        {
          question_id: "day",
          block_id: "days",
          most_appropriate_answer_id: "day-a",
          least_appropriate_answer_id: "day-b",
          open_answer_text: null,
        },
        {
          question_id: "night",
          block_id: "days",
          most_appropriate_answer_id: "night-c",
          least_appropriate_answer_id: "night-a",
          open_answer_text: null,
        },
        {
          question_id: "words",
          block_id: "words",
          most_appropriate_answer_id: null,
          least_appropriate_answer_id: null,
          open_answer_text: sentence,
        },
      ],
    });
  });

  test("clears the progress and notifies the host, once", async () => {
    const { answer, state, count } = await submitting();
    await answer("submitAnswers", { completed: true });
    expect(state()).toEqual({ complete: "submitted" });
    expect([count("clearProgress"), count("announceSubmitted")]).toEqual([1, 1]);
  });

  test("happens once at a time", async () => {
    const { actor, call, context } = await submitting();
    const first = call("submitAnswers");
    for (const event of [next, back, online, write("Something else entirely")]) actor.send(event);
    expect(call("submitAnswers")).toBe(first);
    expect(context().answers).toEqual(whole);
  });

  test("answers that the server has already are complete, and nothing stays in the browser", async () => {
    const { refuse, state, count } = await submitting();
    await refuse("submitAnswers", http(409, "already_submitted"));
    expect(state()).toEqual({ complete: "already" });
    expect([count("clearProgress"), count("announceComplete")]).toEqual([1, 1]);
    expect(count("announceSubmitted")).toBe(0);
  });

  test.each([
    [http(500, "internal"), "failed"],
    [rateLimited, "rate_limited"],
    [http(413, "payload_too_large"), "failed"],
    [invalid(), "failed"],
    [new Error("a bug"), "failed"],
  ])("%o is reported as %s and keeps everything", async (failure, reported) => {
    const { refuse, state, context, count } = await submitting();
    await refuse("submitAnswers", failure);
    expect(state()).toEqual({ active: "answering" });
    expect(context()).toMatchObject({ failure: reported, answers: whole, index: 2 });
    expect(count("clearProgress")).toBe(0);
  });
});

describe("without a network", () => {
  test.each([
    ["the network is back", online],
    ["the member asks", next],
  ])("the answers wait and are sent when %s", async (_, event) => {
    const { actor, refuse, answer, state, context, call } = await submitting();
    const first = call("submitAnswers");
    await refuse("submitAnswers", network);
    expect(state()).toEqual({ submitting: "waitingForNetwork" });
    expect(context()).toMatchObject({ failure: "unreachable", answers: whole });
    actor.send(event);
    expect(state()).toEqual({ submitting: "sending" });
    expect(call("submitAnswers").input).toEqual(first.input);
    await answer("submitAnswers", { completed: true });
    expect(state()).toEqual({ complete: "submitted" });
  });

  test("a server that is away is asked again every 30 seconds", async () => {
    const { refuse, clock, state } = await submitting();
    await refuse("submitAnswers", unavailable);
    clock.increment(29_999);
    expect(state()).toEqual({ submitting: "waitingForNetwork" });
    clock.increment(1);
    expect(state()).toEqual({ submitting: "sending" });
  });

  test("Back ends the waiting", async () => {
    const { actor, refuse, state, context, clock } = await submitting();
    await refuse("submitAnswers", network);
    actor.send(back);
    actor.send(online);
    clock.increment(60_000);
    expect(state()).toEqual({ active: "answering" });
    expect(context()).toMatchObject({ failure: null, index: 1, answers: whole });
  });

  test("a first attempt that had arrived after all counts", async () => {
    const { actor, refuse, state } = await submitting();
    await refuse("submitAnswers", network);
    actor.send(online);
    await refuse("submitAnswers", http(409, "already_submitted"));
    expect(state()).toEqual({ complete: "already" });
  });
});

describe("a refusal", () => {
  test.each([
    ["by its place in the request", "responses.1.least_appropriate_answer_id"],
    ["by its id", "responses.night"],
  ])("leads to the question named %s, and from there back to the last", async (_, field) => {
    const { actor, refuse, context, state, clock } = await submitting();
    await refuse("submitAnswers", invalid(detail(field, "required")));
    expect(state()).toEqual({ active: "answering" });
    expect(context()).toMatchObject({ index: 1, refused: ["night"], failure: null });
    actor.send(choose("night", "a", "b"));
    expect(context().refused).toEqual([]);
    clock.increment(500);
    expect(context().index).toBe(2);
    actor.send(next);
    expect(state()).toEqual({ submitting: "sending" });
  });

  test("of several leads from one to the next", async () => {
    const { actor, refuse, context } = await submitting();
    const fields = ["responses.2.open_answer_text", "responses.day"];
    await refuse("submitAnswers", invalid(...fields.map((field) => detail(field, "required"))));
    expect(context()).toMatchObject({ index: 0, refused: ["day", "words"] });
    actor.send(next);
    expect(context().index).toBe(2);
    actor.send(write("Another answer altogether."));
    expect(context().refused).toEqual(["day"]);
  });

  test("of a questionnaire that has changed loads the new one", async () => {
    const { refuse, state, context, answer } = await submitting();
    const [days] = questionnaire.blocks;
    const shorter = { id: "light-v1", blocks: days ? [days] : [] };
    await refuse("submitAnswers", invalid(detail("responses.2.question_id", "unknown")));
    expect(state()).toEqual({ loading: "fetching" });
    await answer("loadQuestionnaire", shorter);
    expect(context()).toMatchObject({ index: 0, answers: { day: whole.day, night: whole.night } });
  });
});
