import type { Result } from "../api-error.ts";
import { attempt } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { readNicknameAnswer } from "../values/account.ts";
import { type EditableProfile, writeProfile } from "../values/profile-update.ts";
import { type Profile, readProfile } from "../values/profile.ts";
import { nullable } from "../values/readers.ts";
import type { CallOptions } from "./call-options.ts";

/** What a member tells about themself. */
export function profileOperations({ http }: ApiClient) {
  const getMyProfile = (options?: CallOptions): Promise<Result<Profile>> =>
    attempt(http.GET("/me/profile", { ...options }), readProfile);

  return {
    getMyProfile,

    /** Saves the fields that are there; null clears one. Gives the whole profile as saved. */
    updateMyProfile: async (
      profile: Partial<EditableProfile>,
      options?: CallOptions,
    ): Promise<Result<Profile>> => {
      const body = writeProfile(profile);
      const saved = await attempt(
        http.PUT("/me/profile", { body, ...options }),
        nullable(readProfile),
      );
      if (!saved.ok) return saved;
      return saved.value === null ? getMyProfile(options) : { ok: true, value: saved.value };
    },

    /** @param nickname - trimmed, 5 to 30 characters; brought to NFC here */
    checkNickname: (
      nickname: string,
      options?: CallOptions,
    ): Promise<Result<Schemas["NicknameAnswer"]>> => {
      const query = { nickname: nickname.normalize("NFC") };
      const call = http.GET("/nicknames/check", { params: { query }, ...options });
      return attempt(call, readNicknameAnswer);
    },
  };
}
