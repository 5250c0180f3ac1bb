import { expect, type Locator } from "@playwright/test";
import type { Schemas } from "@gemel/api";
import { DEMO_PASSWORD } from "../../../packages/server/src/demo/demo-members.ts";
import type { Backend } from "./backend.ts";
import { callAs, type Calls } from "./call-as.ts";
import { pointerHands } from "./hands.ts";
import { screens, watchFaults } from "./journey.ts";
import type { Credentials } from "./member.ts";
import { test as base } from "./microphone.ts";
import { textsOf } from "./texts.ts";
import type { Visit } from "./visit.ts";

/** A demo member who may do everything. */
export interface Person extends Credentials {
  readonly name: string;
}

export const robin: Person = {
  email: "robin@demo.example",
  password: DEMO_PASSWORD,
  name: "Robin in Leith",
};

export const chiara: Person = {
  email: "chiara@demo.example",
  password: DEMO_PASSWORD,
  name: "Chiara di notte",
};

/** A journey of two: beside `visit` somebody else in a browser of their own, with a phone in Italian. */
export const test = base.extend<{ otherVisit: Visit }>({
  otherVisit: async ({ browser, baseURL, expectedErrors }, provide) => {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: "it",
      viewport: { ...screens.phone },
      hasTouch: true,
      reducedMotion: "reduce",
    });
    const checkFaults = watchFaults(context, expectedErrors);
    const page = await context.newPage();
    await provide({ page, hands: pointerHands(page, true), t: textsOf("it") });
    await context.close();
    checkFaults();
  },
});

/** What each of two says with their like. */
interface Words {
  readonly one?: string;
  readonly other?: string;
}

/**
 * Has two like each other; what one of them says with it begins their conversation.
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

/** Goes to the feed, in which somebody is once the server has taken them in. @returns their card */
export async function discover({ page }: Visit, name: string): Promise<Locator> {
  const card = page.getByRole("article", { name });
  await expect(async () => {
    await page.goto("/discover");
    await expect(card).toBeVisible();
  }).toPass({ timeout: 60_000 });
  return card;
}

/** Moves somebody to where another lives, so that the two come into each other's feed. */
export async function moveTo(backend: Backend, mover: Person, place: "Bologna"): Promise<void> {
  const calls = await callAs(backend, mover);
  const text = (String: string) => ({ Valid: true, String });
  const profile = { country: text("IT"), city: text(place) };
  await calls("/me/profile", { method: "PUT", body: { profile } });
}
