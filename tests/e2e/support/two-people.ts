import { expect, type Locator } from "@playwright/test";
import type { Schemas } from "@gemel/api";
import type { Backend } from "./backend.ts";
import { callAs, type Calls } from "./call-as.ts";
import type { Person } from "./person.ts";
import type { Visit } from "./visit.ts";

/** The text that each of two people sends with their like. */
interface Words {
  readonly one?: string;
  readonly other?: string;
}

/**
 * Makes two people like each other; the message with one of the likes begins their conversation.
 * @returns the id of that conversation
 */
export async function matchUp(
  backend: Backend,
  one: Person,
  other: Person,
  words: Words = {},
): Promise<string> {
  const [mine, theirs] = [await callAs(backend, one), await callAs(backend, other)];
  const otherId = await like(mine, other, words.one);
  await like(theirs, one, words.other);
  const { items } = await mine<Schemas["MatchList"]>("/me/matches");
  const match = items.find(({ user }) => user.id === otherId);
  if (match === undefined) throw new Error("There is no match");
  const path = `/conversations/from-match/${match.match_id}`;
  const opened = await mine<Schemas["ConversationOpened"]>(path, { method: "POST", body: {} });
  return opened.conversation_id;
}

/** @returns the id of who is liked */
async function like(calls: Calls, { name }: Person, message: string | undefined): Promise<string> {
  const path = `/discover/nickname/${encodeURIComponent(name)}`;
  const { id } = await calls<Schemas["Candidate"]>(path);
  const said = message === undefined ? {} : { message };
  await calls(`/profiles/${id}/like`, { method: "POST", body: { action: "like", ...said } });
  return id;
}

/** Goes to the feed, which shows a new member after the server has added them. @returns their card */
export async function discover({ page }: Visit, name: string): Promise<Locator> {
  const card = page.getByRole("article", { name });
  await expect(async () => {
    await page.goto("/discover");
    await expect(card).toBeVisible();
  }).toPass({ timeout: 60_000 });
  return card;
}

/** Moves people to one town where no demo member lives, so that they come into each other's feed. */
export async function moveTogether(backend: Backend, ...people: readonly Person[]): Promise<void> {
  const text = (String: string) => ({ Valid: true, String });
  const profile = { country: text("CH"), city: text("Chur") };
  for (const person of people) {
    const calls = await callAs(backend, person);
    await calls("/me/profile", { method: "PUT", body: { profile } });
  }
}
