import { type Caller, type Members, PASSWORD } from "./add-members.ts";
import { inTurn } from "../in-turn.ts";

/** A request to a site. */
export interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const json = { "content-type": "application/json" };

const authorized = ({ token }: Caller) => ({ authorization: `Bearer ${token}` });

/** Returns the calls of members, by name. Each function gives the next request, by the next caller. */
export function callsOf({ callers, others }: Members) {
  const turn = inTurn(callers);
  const read = (pathOf: (caller: Caller) => string) => (): Call => {
    const caller = turn();
    return { method: "GET", path: `/api${pathOf(caller)}`, headers: authorized(caller) };
  };
  let likes = 0;
  return {
    login: () => {
      const body = JSON.stringify({ email: turn().email, password: PASSWORD });
      return { method: "POST", path: "/api/auth/login", headers: json, body };
    },
    me: read(() => "/me"),
    discover: read(() => "/discover"),
    likes: read(() => "/me/likes?direction=received"),
    messages: read(({ conversationId }) => `/conversations/${conversationId}/messages`),
    // Each caller likes everybody, the next whenever it is their turn.
    like: () => {
      const liked = others[Math.floor(likes++ / callers.length) % others.length];
      const caller = turn();
      return {
        method: "POST",
        path: `/api/profiles/${liked}/like`,
        headers: { ...json, ...authorized(caller) },
        body: '{"action":"like"}',
      };
    },
  } satisfies Readonly<Record<string, () => Call>>;
}
