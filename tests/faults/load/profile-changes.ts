import type { Schemas } from "@gemel/api";
import { checkLatest } from "../checkers/check-latest.ts";
import type { Writing } from "./writer.ts";

/** Writes something about oneself again and again. */
export const profileChanges: Writing = {
  method: "PUT",
  path: () => "/me/profile",
  body: (number) => ({ profile: { bio: { Valid: true, String: `Change ${number}` } } }),
  check: async (account, url, written) => {
    const { profile } = await account.read<Schemas["ProfileAnswer"]>(url, "/me/profile");
    const number = /"Change (\d+)"/.exec(JSON.stringify(profile.bio))?.[1];
    return checkLatest(written, number === undefined ? undefined : Number(number));
  },
};
