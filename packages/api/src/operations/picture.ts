import type { Result } from "../api-error.ts";
import { attempt, mapResult } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { readError, readFailure } from "../read-error.ts";
import type { CallOptions } from "./call-options.ts";
import { parsePictureUrl } from "./picture-url.ts";

function asForm({ profile_picture }: Schemas["PictureUpload"]): FormData {
  const form = new FormData();
  form.set("profile_picture", profile_picture);
  return form;
}

/** An address elsewhere gets neither token nor cookies. */
async function fetchElsewhere(url: string, options?: CallOptions): Promise<Result<Blob>> {
  try {
    const response = await globalThis.fetch(url, { credentials: "omit", ...options });
    if (!response.ok) return { ok: false, error: readError(response, undefined) };
    return { ok: true, value: await response.blob() };
  } catch (thrown) {
    return { ok: false, error: readFailure(thrown) };
  }
}

/** Pictures: one's own to set and remove, everybody's to see. */
export function pictureOperations({ http }: ApiClient) {
  return {
    /** @param picture - png or jpeg, 10 MB at most */
    uploadMyPicture: (
      picture: Blob,
      options?: CallOptions,
    ): Promise<Result<Schemas["PictureAnswer"]>> =>
      attempt(
        http.POST("/me/profile/picture", {
          body: { profile_picture: picture },
          bodySerializer: asForm,
          ...options,
        }),
      ),

    removeMyPicture: async (options?: CallOptions): Promise<Result<undefined>> =>
      mapResult(await attempt(http.DELETE("/me/profile/picture", { ...options })), () => undefined),

    /**
     * The bytes behind a `profile_picture_url`, fetched with the token. Give the app an object URL
     * of them and revoke it when the picture leaves the page.
     */
    getPicture: (url: string, options?: CallOptions): Promise<Result<Blob>> => {
      const params = parsePictureUrl(url);
      if (!params) return fetchElsewhere(url, options);
      return attempt(
        http.GET("/profile/picture/{userId}", { params, parseAs: "blob", ...options }),
      );
    },
  };
}
