import psyche from "@gemel/psyche/package.json" with { type: "json" };
import { answerInputs } from "@gemel/psyche/compatibility";
import { questionnaireId } from "@gemel/psyche/questionnaire";
import type { ImportedMember } from "../member-import.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import { allTexts } from "../../features/twins/shared-texts.ts";
import type { DrawnMember } from "./drawn-member.ts";

/** The data of an import that a drawn member does not contain. */
interface Addition {
  readonly passwordHash: string;
  readonly pictureFile: string | null;
  readonly voiceFile: string | null;
}

/** How long after joining they answered the questionnaire, in seconds. */
const ANSWERED_AFTER = 20 * 60;

export function asImport(member: DrawnMember, addition: Addition): ImportedMember {
  const { id, email, language, createdAt, nickname, profile, responses, portrait, criteria } =
    member;
  const { passwordHash, pictureFile, voiceFile } = addition;
  const submittedAt = secondsAfter(createdAt, ANSWERED_AFTER);
  return {
    account: { id, email, language, passwordHash },
    createdAt,
    nickname,
    profile,
    pictureFile,
    voiceFile,
    answers: { userId: id, questionnaireId, responses, submittedAt },
    insights: {
      userId: id,
      questionnaireId,
      psycheVersion: psyche.version,
      portrait,
      computedAt: submittedAt,
    },
    inputs: answerInputs(responses, portrait),
    sharing: allTexts({ responses }, profile, submittedAt),
    criteria,
  };
}
