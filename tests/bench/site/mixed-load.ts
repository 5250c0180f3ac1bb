import { signInOverHttp } from "../../../packages/server/src/testing/sign-in-over-http.ts";
import { everySoOften } from "../talk/echo-times.ts";
import { type Books, Talker } from "../talk/talker.ts";
import { type Caller, type Members, PASSWORD } from "./add-members.ts";
import { type Call, callsOf } from "./calls.ts";
import { inTurn } from "../in-turn.ts";

/** The mix of requests, repeated; `say` goes over a live connection. */
const mix = [
  "me",
  "discover",
  "messages",
  "say",
  "likes",
  "me",
  "messages",
  "like",
  "say",
  "me",
  "login",
  "messages",
  "say",
  "discover",
  "me",
  "likes",
  "say",
  "messages",
  "me",
  "like",
] as const;

interface Pace {
  readonly perSecond: number;
  readonly seconds: number;
}

/**
 * Makes members do everything at once for a while: sign in, read their feed, like, read and write messages.
 * @throws Error if a call is refused, or a message is not acknowledged
 */
export async function mixedLoad(
  url: string,
  members: Members,
  { perSecond, seconds }: Pace,
): Promise<void> {
  const books: Books = { sentAt: new Map(), took: [] };
  const talkers = members.callers.map((caller) => new Talker(caller, url, books));
  const [nextTalker, nextCaller] = [inTurn(talkers), inTurn(members.callers)];
  const calls = callsOf(members);
  const stop = new AbortController();

  /** A live connection ends with the token that it began with; its member comes back with the next. */
  const stayConnected = async (talker: Talker): Promise<void> => {
    while (!stop.signal.aborted) {
      await talker.closed();
      await talker.reconnect(stop.signal);
    }
  };
  const act = async (index: number): Promise<void> => {
    const name = mix[index % mix.length] ?? "me";
    if (name === "say") return nextTalker().say();
    if (name === "login") return signIn(url, nextCaller());
    return ask(url, calls[name]());
  };

  await Promise.all(talkers.map((talker) => talker.connect()));
  const connected = talkers.map(stayConnected);
  const faults: unknown[] = [];
  const acts: Promise<void>[] = [];
  await everySoOften({ perSecond, seconds }, (index) => {
    acts.push(act(index).catch((error: unknown) => void faults.push(error)));
  });
  await Promise.all(acts);
  stop.abort();
  for (const talker of talkers) talker.drop();
  await Promise.all(connected);
  if (faults.length > 0) throw new AggregateError(faults.slice(0, 3), `${faults.length} refused`);
}

async function ask(url: string, { path, ...call }: Call): Promise<void> {
  const answer = await fetch(`${url}${path}`, call);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text}`);
}

async function signIn(url: string, caller: Caller): Promise<void> {
  const { authorization } = await signInOverHttp(url, caller.email, PASSWORD);
  caller.token = authorization.replace("Bearer ", "");
}
