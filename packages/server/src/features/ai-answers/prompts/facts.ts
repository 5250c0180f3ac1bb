import type { Compatibility } from "@gemel/psyche/compatibility";
import type { SaidMessage } from "../../../ai/compose-prompt.ts";
import type { OpenAnswer } from "../../twins/shared-texts.ts";
import type { TwinTexts } from "../../twins/sharing.ts";
import type { Language } from "../../../foundation/member.ts";

/** The content of a member's card; nothing else of a profile is a fact about them for others. */
export interface CardFacts {
  /** Null if the member has chosen none. */
  readonly nickname: string | null;
  readonly age: number | null;
  readonly sex: string | null;
  /** ISO 3166-1 alpha-2 */
  readonly country: string | null;
  readonly city: string | null;
  readonly bio: string | null;
  readonly children_status: string | null;
  readonly pets_status: string | null;
}

export interface TwinFacts {
  readonly language: Language;
  /** Whether its owner is the one who talks to it. */
  readonly isOwn: boolean;
  readonly owner: CardFacts;
  readonly openAnswers: readonly OpenAnswer[];
  /** The text about the owner's scores, as our own Markdown; only for the owner. */
  readonly insights: string | null;
  /** How the owner fits the one who talks; only for others. */
  readonly compatibility: Compatibility | null;
  /** The texts that the owner confirmed for others; only for others. */
  readonly shared: TwinTexts | null;
}

/** The facts that the advisor may use: the candidate's that the member can see, and the member's own. */
export interface AdvisorFacts {
  readonly language: Language;
  readonly member: CardFacts;
  readonly candidate: CardFacts;
  readonly compatibility: Compatibility | null;
  /** Whether there is none because the member's own answers do not agree. */
  readonly areScoresWithheld: boolean;
}

export interface DatedMessage extends SaidMessage {
  readonly at: Date;
}
