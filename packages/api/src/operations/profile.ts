import type { Result } from "../api-error.ts";
import { attempt, mapResult } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { type EditableProfile, writeProfile } from "../values/profile-update.ts";
import { type Profile, readProfile } from "../values/profile.ts";
import type { CallOptions } from "./call-options.ts";

/** What a member tells about themself. */
export function profileOperations({ http }: ApiClient) {
  return {
    getMyProfile: async (options?: CallOptions): Promise<Result<Profile>> =>
      mapResult(await attempt(http.GET("/me/profile", { ...options })), readProfile),

    /** Saves the fields that are there; null clears one. Answers with the whole profile as saved. */
    updateMyProfile: async (
      profile: Partial<EditableProfile>,
      options?: CallOptions,
    ): Promise<Result<Profile>> => {
      const body = writeProfile(profile);
      return mapResult(await attempt(http.PUT("/me/profile", { body, ...options })), readProfile);
    },

    /** @param nickname - trimmed, 5 to 30 characters; brought to NFC here */
    checkNickname: (
      nickname: string,
      options?: CallOptions,
    ): Promise<Result<Schemas["NicknameAnswer"]>> => {
      const query = { nickname: nickname.normalize("NFC") };
      return attempt(http.GET("/nicknames/check", { params: { query }, ...options }));
    },
  };
}
