import type { Result } from "../api-error.ts";
import { attempt } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import { nothing } from "../values/reader.ts";
import { type CallOptions, unread } from "./call-options.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { formOf } from "./form-of.ts";

/** Pictures: one's own to set and remove, everybody's to see. */
export function pictureOperations(client: ApiClient) {
  const { http } = client;
  return {
    /** @param picture - png or jpeg, 10 MB at most */
    uploadMyPicture: (picture: Blob, options?: CallOptions): Promise<Result<undefined>> =>
      attempt(
        http.POST("/me/profile/picture", {
          body: { profile_picture: picture },
          bodySerializer: formOf,
          ...unread,
          ...options,
        }),
        nothing,
      ),

    removeMyPicture: async (options?: CallOptions): Promise<Result<undefined>> =>
      attempt(http.DELETE("/me/profile/picture", { ...unread, ...options }), nothing),

    /**
     * The bytes behind a `profile_picture_url`, fetched with the token. Give the app an object URL
     * of them and revoke it when the picture leaves the page.
     */
    getPicture: (url: string, options?: CallOptions): Promise<Result<Blob>> =>
      fetchBytes(client, url, options),
  };
}
