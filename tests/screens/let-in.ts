import type { Schemas } from "@gemel/api";
import type { OfferedLocale } from "@gemel/i18n/locales";
import type { BrowserContext } from "playwright";
import { DEMO_PASSWORD } from "../../packages/server/src/demo/demo-members.ts";
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
  return status === "onboarding_complete" ? haveConversations(callAs(context), token) : undefined;
}

/** A demo member has a warning, whose dialog covers every page. */
async function readWarning(context: BrowserContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await context.request.delete("/api/me/warning", { headers });
  if (!answer.ok()) throw new Error(`The warning answered ${answer.status()}`);
}

type Call = ReturnType<typeof callAs>;

const callAs =
  (context: BrowserContext) =>
  async <Answer>(path: string, token: string, data?: object): Promise<Answer> => {
    const answer = await context.request.fetch(`/api${path}`, {
      method: data === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${token}` },
      ...(data !== undefined && { data }),
    });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
    return (await answer.json()) as Answer;
  };

/** One conversation of each type: with the own twin, with the advisor, and the newest with a member. */
async function haveConversations(call: Call, token: string): Promise<Conversations> {
  const { items } = await call<Schemas["MatchList"]>("/me/matches", token);
  const [match] = items;
  if (match === undefined) throw new Error("The member has no match");
  const { conversation_id: twin } = await call<Opened>("/twins", token, {});
  const { conversation_id: advisor } = await call<Opened>("/twin/advice/start", token, {
    candidate_user_id: match.user.id,
  });
  const listed = await call<Schemas["ConversationsAnswer"]>("/conversations?type=user", token);
  const [newest] = Array.isArray(listed) ? listed : listed.items;
  if (newest === undefined) throw new Error("The member has no conversation");
  return { twin, advisor, user: newest.conversation_id };
}

type Opened = Schemas["ConversationOpened"];
