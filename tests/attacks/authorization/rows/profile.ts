import { questionnaireName } from "@gemel/psyche/questionnaire";
import { defaultCriteria } from "../../../../packages/server/src/features/criteria/criteria.ts";
import { wav } from "../../../../packages/server/src/testing/audio/wav.ts";
import { wholeAnswers } from "../../../../packages/server/src/testing/answers.ts";
import { pixelBomb } from "../../../../packages/server/src/testing/uploads/pixel-bomb.ts";
import { form } from "../../../../packages/server/src/testing/uploads/form.ts";
import { onceComplete, insiders, type Row } from "../row.ts";

const questionnaire = encodeURIComponent(questionnaireName);

const criteria = { ...defaultCriteria, min_age: 18, max_age: 99, max_distance_km: 500 };

/** A member's own profile, answers and wishes. These calls cannot name another member. */
export const profileRows = {
  checkNickname: {
    ask: ({ nickname }) => ({
      call: `GET /nicknames/check?nickname=${encodeURIComponent(nickname)}`,
    }),
    answers: insiders("200"),
  },
  getMyProfile: { ask: () => ({ call: "GET /me/profile" }), answers: insiders("200") },
  updateMyProfile: {
    ask: () => ({ call: "PUT /me/profile", body: { profile: {} } }),
    answers: insiders("200"),
  },
  uploadMyPicture: {
    ask: () => ({ call: "POST /me/profile/picture", ...form(pixelBomb(16, 16)) }),
    answers: insiders("200"),
  },
  uploadMyVoice: {
    ask: () => ({
      call: "POST /me/profile/voice",
      ...form(wav(), { field: "voice_message", filename: "voice.wav", type: "audio/wav" }),
    }),
    answers: insiders("200"),
  },
  getMyVoice: { ask: () => ({ call: "GET /me/profile/voice" }), answers: insiders("200") },
  getVoiceScript: {
    ask: () => ({ call: "GET /me/voice-script" }),
    answers: { ...insiders("200"), newcomer: "409 not_ready" },
  },
  getProfileDigest: {
    ask: () => ({ call: "GET /me/profile-digest" }),
    answers: onceComplete(insiders("200")),
  },
  getQuestionnaire: {
    ask: () => ({ call: `GET /psy/questionnaire/${questionnaire}/en` }),
    answers: onceComplete(insiders("200")),
  },
  getCompletionStatus: {
    ask: () => ({ call: "GET /psy/completion-status" }),
    answers: insiders("200"),
  },
  getCriteria: { ask: () => ({ call: "GET /me/criteria" }), answers: insiders("200") },
  updateCriteria: {
    ask: () => ({ call: "PUT /me/criteria", body: criteria }),
    answers: insiders("200"),
  },
} satisfies Record<string, Row>;

/**
 * What takes something of one's own away: called last, after the calls that read it. New answers take back what
 * the twin may say to others.
 */
export const removalRows = {
  submitAnswers: {
    ask: () => ({ call: "POST /psy/answers", body: wholeAnswers() }),
    answers: onceComplete(insiders("202")),
  },
  removeMyPicture: {
    ask: () => ({ call: "DELETE /me/profile/picture" }),
    answers: insiders("204"),
  },
  removeMyVoice: { ask: () => ({ call: "DELETE /me/profile/voice" }), answers: insiders("204") },
} satisfies Record<string, Row>;
