import { json } from "./valid-request.ts";

const name = "Light v1 - Streamlined";

const answers = {
  questionnaire_id: "light-v1-streamlined",
  responses: [
    {
      question_id: "q1",
      block_id: "b1",
      most_appropriate_answer_id: "q1-a",
      least_appropriate_answer_id: "q1-b",
      open_answer_text: null,
    },
  ],
};

export const personality = {
  getProfileDigest: { path: "/me/profile-digest?lang=de" },
  getQuestionnaire: { path: `/psy/questionnaire/${encodeURIComponent(name)}/fr` },
  submitAnswers: { path: "/psy/answers", init: json(answers) },
  getCompletionStatus: { path: `/psy/completion-status?version=${encodeURIComponent(name)}` },
};
