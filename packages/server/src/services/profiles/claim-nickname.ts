import { fieldError } from "../../errors/field-error.ts";
import { errorTable } from "../../errors/error-table.ts";
import type { Nickname } from "./nickname.ts";
import type { OwnProfile } from "./profile.ts";
import type { ProfileStore } from "./profile-store.ts";

/** Gives a member their nickname, once. Sending the same again is harmless. */
export async function claimNickname(
  profiles: ProfileStore,
  member: OwnProfile,
  nickname: Nickname,
): Promise<void> {
  if (member.nickname === nickname.shown) return;
  if (member.nickname !== null) throw refused("nickname_immutable");
  if (!(await profiles.claimNickname(member.userId, nickname.shown, nickname.key))) {
    throw refused("nickname_taken");
  }
}

const refused = (code: "nickname_immutable" | "nickname_taken") =>
  fieldError(code, { field: "nickname", code, message: errorTable[code].message });
