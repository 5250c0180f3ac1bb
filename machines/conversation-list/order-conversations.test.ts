import type { Conversation } from "@gemel/api/values";
import { expect, test } from "vitest";
import { conversation } from "../testing/conversations.ts";
import { orderConversations } from "./order-conversations.ts";

const participant: Conversation["participant"] = {
  id: "p",
  name: "Rosalind",
  picture_url: null,
  bio: null,
  age: null,
  gender: null,
  city: null,
  country: null,
  has_voice: false,
};

const twin = { type: "twin" } as const;
const advice = { type: "advisor", participant } as const;

const ordered = (items: readonly Conversation[]): string =>
  orderConversations(items)
    .map(({ conversation_id }) => conversation_id)
    .join(" ");

test("the own twin and the newest advice stand first, then what is unread, as it came in", () => {
  expect(
    ordered([
      conversation("a"),
      conversation("her twin", { ...twin, participant }),
      conversation("b", { unread_count: 1 }),
      conversation("advice", advice),
      conversation("c", { unread_count: 2 }),
      conversation("earlier advice", advice),
      conversation("twin", twin),
    ]),
  ).toBe("twin advice b c a her twin earlier advice");
});

test("what is not counted is as if it were read", () => {
  const uncounted = conversation("a", { unread_count: null });
  expect(ordered([uncounted, conversation("b", { unread_count: 1 })])).toBe("b a");
});
