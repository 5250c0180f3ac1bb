import { randomBytes } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import type { Finding } from "../../checks/inspector.ts";
import type { Login, Member } from "../../members/member.ts";
import type { Outbox } from "../../members/outbox.ts";
import { hidePassword, signIn } from "../../members/sign-in.ts";
import type { RunContext } from "../../run-context.ts";
import { withoutRequestId } from "../reading.ts";
import { notReached } from "../step.ts";
import { isNode } from "../../contract/node.ts";

/** How long a browser would try, in milliseconds. */
const timeout = 60_000;

/**
 * Returns the value of `recaptcha_token` for a robot check, as a browser would make it. Undefined if only a
 * browser can make it, with reCAPTCHA, and if no answer is found.
 */
async function solveRobotCheck(check: unknown): Promise<string | undefined> {
  if (!isNode(check)) return undefined;
  if (check["provider"] === "off") return "";
  if (check["provider"] !== "altcha") return undefined;
  const challenge = check["challenge"] as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout });
  if (solution === null) return undefined;
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

export async function makeMember(context: RunContext, role: string): Promise<Member> {
  const { probe, take } = context;
  const { outbox } = context;
  if (!outbox) return notReached("needs to read mail (--outbox)");
  const login = {
    email: `contract-${randomBytes(6).toString("hex")}@example.com`,
    password: randomBytes(12).toString("base64url"),
  };
  hidePassword(context, login, role);
  const recaptcha_token = await passRobotCheck(context);
  const registration = { ...login, preferred_language: "en", recaptcha_token };
  const registered = await take("register", 202, { body: registration });
  await probe("login", 403, { body: login, what: "signing in before verifying" });
  await verify(context, outbox, login, cookiesOf(registered));
  await registerAgain(context, registration, registered);
  const member = await signIn(context, login, role, true);
  context.members.push(member);
  return member;
}

/** A registration must not reveal that an address is known, unless by the documented 409. */
async function registerAgain(
  context: RunContext,
  registration: object,
  first: Finding,
): Promise<void> {
  const { must, probe } = context;
  const recaptcha_token = await passRobotCheck(context);
  const again = await probe("register", [202, 409], {
    body: { ...registration, recaptcha_token },
    what: "an address that has an account",
  });
  const alike = withoutRequestId(again?.body) === withoutRequestId(first.body);
  const right = alike || again?.answer.status === 409;
  must(again, right, "a known address must be answered like a new one");
}

/** Verifies as the browser that registered: with the cookies that the answer has set, if any. */
async function verify(
  context: RunContext,
  outbox: Outbox,
  { email, password }: Login,
  cookie: string,
): Promise<void> {
  const { probe, take } = context;
  const token = await outbox.tokenFor(email, "verify");
  if (token === undefined) {
    return notReached(`--outbox prints no verification link to ${email} within 10 s`);
  }
  const query = { token };
  if (cookie !== "") context.secrets.add(cookie, "COOKIE");
  await take("verifyEmail", 200, { query, ...(cookie !== "" && { cookie }) });
  await probe("verifyEmail", 200, { query, what: "the same link once more" });
  if (cookie === "") return;
  const body = { token, password };
  const what = "the same link with the password";
  await probe("verifyEmailByPassword", 200, { body, what });
}

async function passRobotCheck({ take }: RunContext): Promise<string> {
  const check = await take("getRobotCheck", 200);
  const answer = await solveRobotCheck(check.body);
  return answer ?? notReached("this robot check cannot be passed without a browser");
}

/** The cookies that an answer sets, as a browser sends them back; empty if it sets none. */
const cookiesOf = ({ answer }: Finding): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0] ?? "")
    .join("; ");
