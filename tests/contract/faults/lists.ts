import { randomUUID } from "node:crypto";
import { fault, type Handler } from "./fault.ts";
import {
  bodyOf,
  isSuccess,
  itemsOf,
  only,
  queryOf,
  spoilBody,
  withBody,
  withQuery,
} from "./rewrite.ts";

const again = "YWdhaW4";

/** A list that gives a cursor on every page; this one leads to the first. */
const neverEnding =
  (isBegunAgain: (after: string) => boolean): Handler =>
  async (request, next) => {
    const after = queryOf(request, "after");
    const begins = after !== null && isBegunAgain(after);
    const asked = begins ? withQuery(request, (query) => query.delete("after")) : request;
    const answer = await next(asked);
    if (!isSuccess(answer)) return answer;
    const body = bodyOf(answer);
    return withBody(answer, { ...body, next_cursor: body["next_cursor"] ?? again });
  };

/** Lists that cannot be paged through. */
export const listFaults = {
  "cursor-repeats": fault(
    "getLikes",
    "Answers every cursor with the first page.",
    only(neverEnding(() => true)),
  ),
  "cursor-never-ends": fault(
    "getDiscoverFeed",
    "Begins again where the feed should end.",
    only(neverEnding((after) => after === again)),
  ),
  "limit-ignored": fault(
    "getMatches",
    "Sends more matches at once than the limit.",
    only(async (request, next) => {
      const answer = await next(request);
      const items = isSuccess(answer) ? itemsOf(answer) : [];
      const limit = Number(queryOf(request, "limit"));
      const [first] = items;
      if (!first || limit > 2) return answer;
      const more = Array.from({ length: limit }, () => ({ ...first, match_id: randomUUID() }));
      return withBody(answer, { ...bodyOf(answer), items: [...items, ...more] });
    }),
  ),
  "order-reversed": fault(
    "getMessages",
    "Sends the newest message first.",
    spoilBody(({ items, ...rest }) => ({
      ...rest,
      items: (items as unknown[]).toReversed(),
    })),
  ),
};
