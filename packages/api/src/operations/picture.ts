import { callsOf } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import { nothing } from "../values/reading/reader.ts";
import type { CallOptions } from "./call-options.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { formOf } from "./form-of.ts";

/** Pictures: one's own to set and remove, those of others to see. */
export function pictureOperations(client: ApiClient) {
  const { post, remove } = callsOf(client);
  return {
    /** @param picture - png or jpeg, 10 MB at most */
    uploadMyPicture: (picture: Blob, options?: CallOptions) =>
      post("/me/profile/picture", nothing, {
        body: { profile_picture: picture },
        bodySerializer: formOf,
        ...options,
      }),

    removeMyPicture: (options?: CallOptions) => remove("/me/profile/picture", nothing, options),

    /**
     * The bytes behind a `profile_picture_url`, fetched with the token. Give the app an object URL
     * of them and revoke it when the picture leaves the page.
     */
    getPicture: (url: string, options?: CallOptions) => fetchBytes(client, url, options),
  };
}
