import type { Schemas } from "@gemel/api";
import { checkLatest } from "../checkers/check-latest.ts";
import type { Writing } from "./writer.ts";

/** Writes again and again where else one can be found: what strangers read can change ten times a day. */
export const profileChanges: Writing = {
  method: "PUT",
  path: () => "/me/profile",
  body: (number) => ({
    profile: { social_links: [{ platform: "Blog", url: `https://example.com/${number}` }] },
  }),
  check: async (account, url, written) => {
    const { profile } = await account.read<Schemas["ProfileAnswer"]>(url, "/me/profile");
    const number = profile.social_links?.[0]?.url.split("/").at(-1);
    return checkLatest(written, number === undefined ? undefined : Number(number));
  },
};
