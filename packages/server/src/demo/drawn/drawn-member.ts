import { createHash } from "node:crypto";
import type { QuestionResponse } from "@gemel/psyche/check-answers";
import type { Language } from "../../foundation/member.ts";
import type { Criteria, Sex } from "../../features/criteria/criteria.ts";
import type { Nickname } from "../../features/profiles/nickname.ts";
import type { Profile } from "../../features/profiles/profile.ts";
import type { Portrait } from "../../database/documents.ts";
import { uuidOf } from "../../foundation/signer.ts";

export interface DrawnMember {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly sex: Sex;
  readonly nickname: Nickname;
  readonly createdAt: Date;
  readonly profile: Profile;
  /** The criteria of the member; null for the defaults, if the member has saved none. */
  readonly criteria: Criteria | null;
  readonly greeting: string;
  readonly hasPicture: boolean;
  readonly hasVoice: boolean;
  readonly responses: readonly QuestionResponse[];
  readonly portrait: Portrait;
}

/** An id that follows from a name, as a UUID of version 8 (RFC 9562, section 5.8). */
export function memberId(name: string): string {
  const bytes = createHash("sha256").update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return uuidOf(bytes);
}
