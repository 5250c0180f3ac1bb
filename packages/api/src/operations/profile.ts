import type { Result } from "../api-error.ts";
import { callsOf } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import { readNicknameAnswer } from "../values/account.ts";
import { writeProfile } from "../values/profile-update.ts";
import { type Profile, readProfile } from "../values/profile.ts";
import { ifReadable } from "../values/reading/readers.ts";
import type { CallOptions } from "./call-options.ts";

/** The profile of the signed-in member. */
export function profileOperations(client: ApiClient) {
  const { get, put } = callsOf(client);
  const getMyProfile = (options?: CallOptions) => get("/me/profile", readProfile, options);

  return {
    getMyProfile,

    /**
     * Saves the fields that are there; null clears one. A server without the capability `partial_profiles` may clear
     * what is not there. Gives the whole profile as saved.
     */
    updateMyProfile: async (
      profile: Parameters<typeof writeProfile>[0],
      options?: CallOptions,
    ): Promise<Result<Profile>> => {
      const body = writeProfile(profile);
      const saved = await put("/me/profile", ifReadable(readProfile), { body, ...options });
      if (!saved.ok) return saved;
      return saved.value === null ? getMyProfile(options) : { ok: true, value: saved.value };
    },

    /** @param nickname - trimmed, 5 to 30 characters; brought to NFC here */
    checkNickname: (nickname: string, options?: CallOptions) =>
      get("/nicknames/check", readNicknameAnswer, {
        params: { query: { nickname: nickname.normalize("NFC") } },
        ...options,
      }),
  };
}
