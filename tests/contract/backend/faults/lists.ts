import { makeCursor } from "../operations/page.ts";
import { type Answer, json } from "../http/answer.ts";
import { memberOf } from "../operations/call.ts";
import type { Fault } from "./fault.ts";

/** Lists that cannot be paged through. */
export const listFaults = {
  "cursor-repeats": {
    operation: "getLikes",
    description: "Answers every cursor with the first page.",
    handlers: (right) => ({
      getLikes: (call) => {
        const { after: _after, ...rest } = call.parameters;
        return right.getLikes({ ...call, parameters: rest });
      },
    }),
  },
  "cursor-never-ends": {
    operation: "getDiscoverFeed",
    description: "Begins again where the feed should end.",
    handlers: (right) => ({
      getDiscoverFeed: async (call) => {
        const next_cursor = makeCursor(`discover-${memberOf(call).id}`, 0);
        const page = bodyOf(await right.getDiscoverFeed(call));
        return json(200, { ...page, next_cursor: page["next_cursor"] ?? next_cursor });
      },
    }),
  },
  "limit-ignored": {
    operation: "getMatches",
    description: "Sends all matches at once, whatever the limit.",
    handlers: (right) => ({
      getMatches: (call) =>
        right.getMatches({ ...call, parameters: { ...call.parameters, limit: 100 } }),
    }),
  },
  "order-reversed": {
    operation: "getMessages",
    description: "Sends the newest message first.",
    handlers: (right) => ({
      getMessages: async (call) => {
        const { items, ...rest } = bodyOf(await right.getMessages(call));
        return json(200, { ...rest, items: (items as unknown[]).toReversed() });
      },
    }),
  },
} as const satisfies Record<string, Fault>;

const bodyOf = ({ body }: Answer): Record<string, unknown> =>
  JSON.parse(Buffer.from(body).toString());
