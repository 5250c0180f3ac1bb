import { questionnaireName } from "@gemel/psyche/questionnaire";
import type { Schemas } from "@gemel/api";
import { describe, expect, it } from "vitest";
import { answerAs } from "../../demo/answer-as.ts";
import { dispositions } from "../../demo/dispositions.ts";
import { describeAnswers } from "../export/own-files.ts";
import { OWN_TEXT, wholeAnswers } from "../../testing/answers.ts";
import { completeMember } from "../../testing/complete-member.ts";
import { memberWithProfile, newMember, signIn } from "../../testing/new-member.ts";
import { useSharedServer, useTestServer } from "../../testing/use-test-server.ts";
import { answerStore } from "./store.ts";
import { insightsStore } from "../insights/store.ts";
import { twinSharingStore } from "../twins/store.ts";

const NAME = encodeURIComponent(questionnaireName);
const SUBMIT = "POST /psy/answers";
const STATUS = "GET /psy/completion-status";

describe("the questionnaire", () => {
  const context = useSharedServer();
  const { call } = context;

  it("has the same ids in five languages, and texts of its own in each", async () => {
    const { token } = await memberWithProfile(context());
    const shapes = new Set<string>();
    const texts = new Set<string>();
    for (const language of ["en", "fr", "de", "it", "es"]) {
      const { status, body } = await call(`GET /psy/questionnaire/${NAME}/${language}`, { token });
      expect([status, body.language, body.name]).toEqual([200, language, questionnaireName]);
      shapes.add(
        JSON.stringify(
          body.blocks?.map((block) =>
            block.questions.map(({ id, options }) => [
              block.id,
              id,
              options.map((each) => each.id),
            ]),
          ),
        ),
      );
      texts.add(body.blocks?.[0]?.questions[0]?.options[0]?.text ?? "");
    }
    expect([shapes.size, texts.size]).toEqual([1, 5]);
  });

  it("takes a language as a browser names it", async () => {
    const { token } = await memberWithProfile(context());
    for (const tag of ["de-CH", "DE_at", "pt-BR"]) {
      const { status, body } = await call(`GET /psy/questionnaire/${NAME}/${tag}`, { token });
      expect([status, body.language]).toEqual(tag === "pt-BR" ? [400, undefined] : [200, "de"]);
    }
  });

  it("is nothing by another name", async () => {
    const { token } = await memberWithProfile(context());
    for (const name of ["Light%20v2", "%C3%A9".repeat(80)]) {
      const answer = await call(`GET /psy/questionnaire/${name}/en`, { token });
      expect([answer.status, answer.body.error_code]).toEqual([404, "not_found"]);
    }
  });
});

describe("answers", () => {
  const context = useTestServer();
  const { call, server } = context;

  it("are taken once and whole, and never given back", async () => {
    const { token, id } = await memberWithProfile(context());
    expect((await call(STATUS, { token })).body).toEqual({ completed: false });
    const taken = await call(SUBMIT, { token, body: wholeAnswers() });
    const done = { completed: true, completed_at: server.clock.now().toISOString() };
    expect([taken.status, taken.body]).toEqual([202, { ...done, again: "analysing" }]);
    for (const query of ["", `?version=${NAME}`]) {
      expect((await call(`${STATUS}${query}`, { token })).body).toMatchObject(done);
    }
    const stored = await answerStore(server.services.db).find(id);
    expect(stored?.responses).toEqual(wholeAnswers().responses);
    for (const path of ["/me", "/me/profile", "/psy/completion-status"]) {
      const { bytes } = await call(`GET ${path}`, { token });
      expect(bytes.toString()).not.toContain("tomatoes");
    }
  });

  it("are refused the second time, whatever they say", async () => {
    const { token, id } = await memberWithProfile(context());
    await call(SUBMIT, { token, body: wholeAnswers() });
    const before = await answerStore(server.services.db).find(id);
    const others = wholeAnswers().responses.slice(1);
    for (const body of [wholeAnswers(), { ...wholeAnswers(), responses: others }]) {
      const again = await call(SUBMIT, { token, body });
      expect([again.status, again.body.error_code]).toEqual([409, "already_submitted"]);
    }
    expect(await answerStore(server.services.db).find(id)).toEqual(before);
  });

  it("are taken from one of several submissions at once", async () => {
    const { token, email } = await memberWithProfile(context());
    const body = wholeAnswers();
    const sent = await Promise.all([1, 2, 3, 4].map(() => call(SUBMIT, { token, body })));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409]);
    expect((await server.mailbox.next(email)).subject).toBe("Your digital twin is ready");
    expect(server.mailbox.waiting(email)).toEqual([]);
  });

  it("are erased with the account", async () => {
    const { token, id, email } = await memberWithProfile(context());
    await call(SUBMIT, { token, body: wholeAnswers() });
    await server.mailbox.next(email);
    await context().server.services.db.deleteFrom("users").where("id", "=", id).execute();
    const answers = answerStore(server.services.db);
    const insights = insightsStore(server.services.db);
    expect([await answers.find(id), await insights.find(id)]).toEqual([undefined, undefined]);
  });
});

describe("answers of a member who answers again", () => {
  const context = useTestServer();
  const { call, server } = context;
  const DAY = 24 * 60 * 60;
  const others = (): Schemas["AnswersRequest"] => ({
    ...wholeAnswers(),
    responses: answerAs(dispositions.chiara),
  });

  it("are taken 90 days after the last ones, and those count until these are analysed", async () => {
    const { id, email, token } = await completeMember(context());
    const first = server.clock.now();
    const from = new Date(first.getTime() + 90 * DAY * 1000).toISOString();
    const later = { completed: true, completed_at: first.toISOString() };
    expect((await call(STATUS, { token })).body).toEqual({
      ...later,
      again: "later",
      again_from: from,
    });
    server.clock.advance(90 * DAY - 1);
    const early = await signIn(call, email);
    const refused = await call(SUBMIT, { token: early.token, body: others() });
    expect([refused.status, refused.body.error_code]).toEqual([409, "already_submitted"]);
    server.clock.advance(1);
    expect((await call(STATUS, { token: early.token })).body).toEqual({ ...later, again: "open" });
    const answers = answerStore(server.services.db);
    const insights = insightsStore(server.services.db);
    const before = await insights.find(id);

    const sent = await Promise.all(
      [1, 2, 3].map(() => call(SUBMIT, { token: early.token, body: others() })),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
    await expect
      .poll(async () => (await call(STATUS, { token: early.token })).body)
      .toMatchObject({ completed_at: server.clock.now().toISOString(), again: "later" });
    expect((await answers.find(id))?.responses).toEqual(others().responses);
    const after = await insights.find(id);
    expect(after?.portrait).not.toEqual(before?.portrait);
    expect(after?.computedAt).toEqual(server.clock.now());
    expect((await call("GET /me", { token: early.token })).body.onboarding_status).toBe(
      "onboarding_complete",
    );
    expect(server.mailbox.waiting(email)).toEqual([]);
    // The twin says to others what was confirmed, and of that nothing is left.
    expect(await twinSharingStore(server.services.db).findTexts(id)).toBeUndefined();
  });

  it("that are at fault are refused, and nothing of them is kept", async () => {
    const { id, email } = await completeMember(context());
    server.clock.advance(90 * DAY);
    const { token } = await signIn(call, email);
    const body = { ...others(), responses: others().responses.slice(1) };
    expect((await call(SUBMIT, { token, body })).status).toBe(422);
    expect(await answerStore(server.services.db).findRenewal(id)).toBeUndefined();
    expect((await call(STATUS, { token })).body).toMatchObject({ again: "open" });
  });

  it("stand in the copy of the member's data while they are analysed", async () => {
    const { id } = await completeMember(context());
    const submittedAt = server.clock.now();
    const { questionnaire_id: questionnaireId, responses } = others();
    const renewal = { userId: id, questionnaireId, responses, submittedAt };
    await answerStore(server.services.db).addRenewal(renewal);
    const described = await describeAnswers(server.services, id, "en");
    expect(described.being_analysed).toMatchObject({ submitted_at: submittedAt });
    expect(described.being_analysed?.answers).toHaveLength(responses.length);
    expect(JSON.stringify(described.answers)).toContain(OWN_TEXT);
  });
});

describe("answers that cannot be taken", () => {
  const context = useSharedServer();
  const { call, server } = context;

  const changed = (index: number, change: object) => {
    const { responses, ...rest } = wholeAnswers();
    return {
      ...rest,
      responses: responses.map((each, at) => (at === index ? { ...each, ...change } : each)),
    };
  };
  const whole = wholeAnswers();
  const first = whole.responses[0];
  const last = whole.responses.length - 1;
  const lastId = whole.responses[last]?.question_id;

  it.each<[string, object, number, string, string]>([
    [
      "another questionnaire's",
      { ...whole, questionnaire_id: "light-v0" },
      422,
      "questionnaire_id",
      "unknown",
    ],
    [
      "one missing",
      { ...whole, responses: whole.responses.slice(0, -1) },
      422,
      `responses.${lastId}`,
      "required",
    ],
    [
      "a text in a choice",
      changed(0, { open_answer_text: OWN_TEXT }),
      422,
      "responses.0.open_answer_text",
      "not_allowed",
    ],
    [
      "nine characters and white space",
      changed(last, { open_answer_text: "  123456789  \n" }),
      422,
      `responses.${last}.open_answer_text`,
      "too_short",
    ],
  ])("%s", async (_name, body, status, field, code) => {
    const { token, id } = await memberWithProfile(context());
    const refused = await call(SUBMIT, { token, body });
    expect([refused.status, refused.body.error_code]).toEqual([status, "validation_failed"]);
    expect(refused.body.details).toContainEqual({
      field,
      code,
      message: expect.stringMatching(/^[A-Z].+\.$/),
    });
    expect(refused.bytes.toString()).not.toContain(OWN_TEXT);
    expect(await answerStore(server.services.db).find(id)).toBeUndefined();
    expect((await call("GET /me", { token })).body.onboarding_status).toBe("profile_completed");
  });

  it("1000 characters of any kind are fine", async () => {
    const { token } = await memberWithProfile(context());
    const body = changed(last, { open_answer_text: "💍".repeat(1000) });
    expect((await call(SUBMIT, { token, body })).status).toBe(202);
  });

  it("say which questions have none, at most fifty faults", async () => {
    const { token } = await memberWithProfile(context());
    const few = { ...whole, responses: whole.responses.slice(0, 3) };
    const { body } = await call(SUBMIT, { token, body: few });
    expect(body.message).toBe("Some questions have no answer yet.");
    expect(body.details).toHaveLength(whole.responses.length - 3);
    const many = { ...whole, responses: Array.from({ length: 200 }, () => first) };
    expect((await call(SUBMIT, { token, body: many })).body.details).toHaveLength(50);
  });

  it("completion of another version is not found", async () => {
    const { token } = await newMember(context());
    expect((await call(STATUS, { token })).body).toEqual({ completed: false });
    const other = await call(`${STATUS}?version=Light%20v2`, { token });
    expect([other.status, other.body.error_code]).toEqual([404, "not_found"]);
  });
});
