import { fieldError } from "../../errors/field-error.ts";
import { errorTable } from "../../errors/error-table.ts";
import { type Nickname, requireOneScript } from "./nickname.ts";
import { isReservedNickname } from "./reserved-nicknames.ts";
import type { OwnProfile } from "./profile.ts";
import type { ProfileStore } from "./profile-store.ts";

/** Gives a member their nickname, once. Sending the same again is harmless. */
export async function claimNickname(
  profiles: ProfileStore,
  member: OwnProfile,
  nickname: Nickname,
  speaksForGemel: boolean,
): Promise<void> {
  if (member.nickname === nickname.shown) return;
  if (member.nickname !== null) throw refused("nickname_immutable");
  const others = await profiles.findLookAlikes(nickname);
  if (others.length > 0) throw refused("nickname_taken");
  requireOneScript(nickname);
  if (!speaksForGemel && isReservedNickname(nickname)) throw refused("nickname_taken");
  if (!(await profiles.claimNickname(member.userId, nickname))) throw refused("nickname_taken");
}

const refused = (code: "nickname_immutable" | "nickname_taken") =>
  fieldError(code, { field: "nickname", code, message: errorTable[code].message });
