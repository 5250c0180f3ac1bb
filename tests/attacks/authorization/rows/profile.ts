import { questionnaireName } from "@gemel/psyche/questionnaire";
import { defaultCriteria } from "../../../../packages/server/src/features/criteria/criteria.ts";
import { wav } from "../../../../packages/server/src/testing/audio/wav.ts";
import { wholeAnswers } from "../../../../packages/server/src/testing/answers.ts";
import { pixelBomb } from "../../../../packages/server/src/testing/uploads/pixel-bomb.ts";
import { form } from "../../../../packages/server/src/testing/uploads/form.ts";
import { onceComplete, insiders, row, type Row } from "../row.ts";

const questionnaire = encodeURIComponent(questionnaireName);

const criteria = { ...defaultCriteria, min_age: 18, max_age: 99, max_distance_km: 500 };

/** A member's own profile, answers and wishes. These calls cannot name another member. */
export const profileRows = {
  checkNickname: row(
    ({ nickname }) => `GET /nicknames/check?nickname=${encodeURIComponent(nickname)}`,
    insiders("200"),
  ),
  getMyProfile: row("GET /me/profile", insiders("200")),
  updateMyProfile: row(() => ({ call: "PUT /me/profile", body: { profile: {} } }), insiders("200")),
  uploadMyPicture: row(
    () => ({ call: "POST /me/profile/picture", ...form(pixelBomb(16, 16)) }),
    insiders("200"),
  ),
  uploadMyVoice: row(
    () => ({
      call: "POST /me/profile/voice",
      ...form(wav(), { field: "voice_message", filename: "voice.wav", type: "audio/wav" }),
    }),
    insiders("200"),
  ),
  getMyVoice: row("GET /me/profile/voice", insiders("200")),
  getVoiceScript: row("GET /me/voice-script", { ...insiders("200"), newcomer: "409 not_ready" }),
  getProfileDigest: row("GET /me/profile-digest", onceComplete(insiders("200"))),
  getQuestionnaire: row(
    `GET /psy/questionnaire/${questionnaire}/en`,
    onceComplete(insiders("200")),
  ),
  getCompletionStatus: row("GET /psy/completion-status", insiders("200")),
  getCriteria: row("GET /me/criteria", insiders("200")),
  updateCriteria: row(() => ({ call: "PUT /me/criteria", body: criteria }), insiders("200")),
} satisfies Record<string, Row>;

/**
 * Calls that take something of one's own away: made last, after the calls that read it. New answers withdraw
 * what the twin may say to others.
 */
export const removalRows = {
  submitAnswers: row(
    () => ({ call: "POST /psy/answers", body: wholeAnswers() }),
    onceComplete(insiders("202")),
  ),
  removeMyPicture: row("DELETE /me/profile/picture", insiders("204")),
  removeMyVoice: row("DELETE /me/profile/voice", insiders("204")),
} satisfies Record<string, Row>;
