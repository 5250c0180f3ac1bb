import { afterEach, expect, test } from "vitest";
import { keepFirstMessage } from "../people/kept-first-message.ts";
import { keepContactDraft } from "../settings/contact-draft.ts";
import { forgetMember } from "./forget-member.ts";
import { awaitResult } from "../questionnaire/use-arrival.ts";
import { keepDraft, putInOutbox } from "../talk/kept-talk.ts";
import { storeProfileDraft } from "../profile/profile-draft.ts";
import { storeQuestionnaireProgress } from "../questionnaire/questionnaire-progress.ts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Keeps one value of every kind that is kept of a member. */
function keepAll(memberId: string): void {
  keepDraft({ memberId, conversationId: "c1" }, "Ciao");
  putInOutbox({ memberId, conversationId: "c2" }, "A domani");
  keepFirstMessage({ memberId, userId: "u1" }, "Buongiorno");
  awaitResult(memberId);
  storeProfileDraft(memberId, { city: "Torino" });
  storeQuestionnaireProgress(memberId, {
    questionnaireId: "light-v1",
    replaces: null,
    answers: {},
    blockIndex: 0,
    questionIndex: 1,
  });
  keepContactDraft(memberId, {
    draft: { fullName: "Giulia", email: "", subject: "", message: "" },
    clientMessageId: null,
  });
}

const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];

test("forgets all of one member, and nothing of another", () => {
  keepAll("matteo");
  const ofMatteo = kept();
  keepAll("giulia");
  localStorage.setItem("theme", "dark");
  expect(kept()).toHaveLength(2 * ofMatteo.length + 1);
  forgetMember("giulia");
  expect(kept().toSorted()).toEqual([...ofMatteo, "theme"].toSorted());
});
