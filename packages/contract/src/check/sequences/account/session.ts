import { randomUUID } from "node:crypto";
import type { Finding } from "../../checks/inspector.ts";
import { notReached } from "../sequence-end.ts";
import type { RunContext } from "../../run-context.ts";
import { textIn, withoutRequestId } from "../reading.ts";
import type { Sequence } from "../run-sequences.ts";
import { must, probe, take } from "../step.ts";

export const session: Sequence = {
  name: "sign in, refresh, sign out",
  run: async (context) => {
    const member = context.members[0];
    if (!member) return notReached("needs a member (--members or --outbox)");
    const { email, password } = member;
    const signedIn = await take(context, "login", { body: { email, password }, status: 200 });
    const first = cookieOf(signedIn);
    must(context, signedIn, first !== undefined, "signing in must set the refresh cookie");
    if (first === undefined) return notReached("login sets no refresh cookie");
    context.secrets.add(first, "COOKIE");

    const refreshed = await take(context, "refreshToken", { cookie: first, status: 200 });
    const second = cookieOf(refreshed) ?? first;
    must(context, refreshed, second !== first, "a refresh must set a fresh cookie");
    context.secrets.add(second, "COOKIE");
    await probe(context, "refreshToken", {
      cookie: first,
      status: 200,
      what: "the previous cookie within 60 seconds",
    });
    const fresh = { ...member, token: async () => tokenIn(context, refreshed) };
    const me = await probe(context, "getMe", { as: fresh, status: 200 });
    const isSame = textIn(me?.body, "id") === member.id;
    must(context, me, isSame, "a refreshed token must belong to the same member");

    await probe(context, "logout", { as: fresh, cookie: second, status: 204 });
    const what = "a session that was signed out";
    await probe(context, "refreshToken", { cookie: second, status: [401, 403], what });
    await probe(context, "getMe", { as: fresh, status: 401, what });
    await refuseAlike(context, email, password);
  },
};

/** A wrong password and an unknown address get the same answer. */
async function refuseAlike(context: RunContext, email: string, password: string): Promise<void> {
  const wrong = { email, password: `${password.slice(0, 100)} not` };
  const known = await probe(context, "login", {
    body: wrong,
    status: 401,
    what: "a wrong password",
  });
  const unknown = await probe(context, "login", {
    body: { ...wrong, email: `contract-${randomUUID()}@example.com` },
    status: 401,
    what: "an unknown address",
  });
  const alike = withoutRequestId(known?.body) === withoutRequestId(unknown?.body);
  must(context, unknown, alike, "an unknown address must be answered like a wrong password");
}

function tokenIn(context: RunContext, { body }: Finding): string {
  const token = textIn(body, "token");
  context.secrets.add(token, "TOKEN");
  return token;
}

/** The refresh cookie that an answer sets, as a request sends it back. */
function cookieOf({ answer }: Finding): string | undefined {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0] ?? "");
  return cookies.find((cookie) => /^(__Host-)?gemel_refresh=./.test(cookie));
}
