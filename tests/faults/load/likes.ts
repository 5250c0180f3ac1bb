import type { Schemas } from "@gemel/api";
import { checkSequence } from "../checkers/check-sequence.ts";
import type { Writing } from "./writer.ts";

/** Likes one member after the other; at the end of them it likes the last again, which changes nothing. */
export function likes(others: readonly string[]): Writing {
  const idOf = (number: number): string | undefined => others[Math.min(number, others.length - 1)];
  return {
    method: "POST",
    path: (number) => `/profiles/${idOf(number)}/like`,
    body: () => ({ action: "like" }),
    check: async (account, url, { acknowledged }) => {
      const path = "/me/likes";
      const pages = await account.readAll<Schemas["LikeEntry"]>(url, path, "after");
      const newestFirst = pages.flat().map(({ user }) => others.indexOf(user.id));
      const found = newestFirst.filter((number) => number >= 0).toReversed();
      return checkSequence(acknowledged.slice(0, others.length), found);
    },
  };
}
