import type { Schemas } from "@gemel/api";
import type { OfferedLocale } from "@gemel/i18n/locales";
import type { BrowserContext } from "playwright";
import { DEMO_PASSWORD } from "../../packages/server/src/demo/demo-members.ts";
import { Client } from "../attacks/client.ts";
import { people, type PersonName } from "./people.ts";
import type { Conversations } from "./views.ts";

/**
 * Gives a browser the session of a member: the cookie that the login sets, and what the app stores.
 * @returns the token of the session
 * @throws Error when the backend does not let them in
 */
export async function signInto(
  context: BrowserContext,
  { email, password }: { readonly email: string; readonly password: string },
  language: OfferedLocale,
): Promise<string> {
  const answer = await context.request.post("/api/auth/login", { data: { email, password } });
  if (!answer.ok()) throw new Error(`The login answered ${answer.status()}`);
  const { token } = (await answer.json()) as Schemas["LoginAnswer"];
  const { cookies } = await context.storageState();
  const { origin } = new URL(answer.url());
  const localStorage = [
    { name: "authToken", value: token },
    { name: "lang", value: language },
  ];
  await context.setStorageState({ cookies, origins: [{ origin, localStorage }] });
  return token;
}

/**
 * Signs a browser in as one of the demo members; a visitor's gets no more than the language.
 * Needs the drawn demo members.
 * @returns conversations to open, for a member who may have some
 */
export async function letIn(
  context: BrowserContext,
  name: PersonName,
  language: OfferedLocale = "en",
): Promise<Conversations | undefined> {
  const { email, status } = people[name];
  if (email === null) {
    await context.addInitScript((chosen) => {
      // A new page has no storage until it is led somewhere.
      if (location.protocol !== "about:") localStorage["lang"] ??= chosen;
    }, language);
    return undefined;
  }
  const token = await signInto(context, { email, password: DEMO_PASSWORD }, language);
  await readWarning(context, token);
  return status === "onboarding_complete" ? haveConversations(context, token) : undefined;
}

/** Marks a demo member's warning as read: its dialog covers every page. */
async function readWarning(context: BrowserContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await context.request.delete("/api/me/warning", { headers });
  if (!answer.ok()) throw new Error(`The warning answered ${answer.status()}`);
}

/** One conversation of each type: with the member's twin, with the advisor, and the newest with a member. */
async function haveConversations(context: BrowserContext, token: string): Promise<Conversations> {
  const { origin } = new URL((await context.request.get("/healthz")).url());
  const client = new Client(origin, token);
  const newest = async (type: keyof Conversations) => {
    const path = `/conversations?type=${type}`;
    const listed = await client.call<Schemas["ConversationsAnswer"]>(path);
    const [first] = Array.isArray(listed) ? listed : listed.items;
    return first?.conversation_id;
  };
  const { items } = await client.call<Schemas["MatchList"]>("/me/matches");
  const [match] = items;
  const user = await newest("user");
  if (match === undefined || user === undefined) throw new Error("The member has no match");
  const twin = await client.call<Opened>("/twins", { body: {} });
  const openAdvice = async () => {
    const body = { candidate_user_id: match.user.id };
    const { conversation_id } = await client.call<Opened>("/twin/advice/start", { body });
    // A member sees no conversation in advice without messages.
    await client.say(conversation_id, ["What do we have in common?"], "assistant");
    return conversation_id;
  };
  const advisor = (await newest("advisor")) ?? (await openAdvice());
  return { twin: twin.conversation_id, advisor, user };
}

type Opened = Schemas["ConversationOpened"];
