import { randomUUID } from "node:crypto";
import type { Finding } from "../../checks/inspector.ts";
import { notReached, type Sequence } from "../step.ts";
import type { RunContext } from "../../run-context.ts";
import { textIn, withoutRequestId } from "../reading.ts";

export const session: Sequence = {
  name: "sign in, refresh, sign out",
  run: async (context) => {
    const { must, probe, take } = context;
    const member = context.members[0];
    if (!member) return notReached("needs a member (--members or --outbox)");
    const { email, password } = member;
    const signedIn = await take("login", 200, { body: { email, password } });
    const first = cookieOf(signedIn);
    must(signedIn, first !== undefined, "signing in must set the refresh cookie");
    if (first === undefined) return notReached("login sets no refresh cookie");
    context.secrets.add(first, "COOKIE");

    const refreshed = await take("refreshToken", 200, { cookie: first });
    const second = cookieOf(refreshed) ?? first;
    must(refreshed, second !== first, "a refresh must set a fresh cookie");
    context.secrets.add(second, "COOKIE");
    await probe("refreshToken", 200, {
      cookie: first,
      what: "the previous cookie within 60 seconds",
    });
    const fresh = { ...member, token: async () => tokenIn(context, refreshed) };
    const me = await probe("getMe", 200, { as: fresh });
    const isSame = textIn(me?.body, "id") === member.id;
    must(me, isSame, "a refreshed token must belong to the same member");

    await probe("logout", 204, { as: fresh, cookie: second });
    const what = "a session that was signed out";
    await probe("refreshToken", [401, 403], { cookie: second, what });
    await probe("getMe", 401, { as: fresh, what });
    await refuseAlike(context, email, password);
  },
};

/** A wrong password and an unknown address get the same answer. */
async function refuseAlike(
  { must, probe }: RunContext,
  email: string,
  password: string,
): Promise<void> {
  const wrong = { email, password: `${password.slice(0, 100)} not` };
  const known = await probe("login", 401, { body: wrong, what: "a wrong password" });
  const unknown = await probe("login", 401, {
    body: { ...wrong, email: `contract-${randomUUID()}@example.com` },
    what: "an unknown address",
  });
  const alike = withoutRequestId(known?.body) === withoutRequestId(unknown?.body);
  must(unknown, alike, "an unknown address must be answered like a wrong password");
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
