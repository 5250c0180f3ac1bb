import type { Finding } from "../checks/inspector.ts";
import { isNode } from "../contract/node.ts";
import type { RunContext } from "../run-context.ts";
import { SequenceEnd } from "../sequences/step.ts";
import { textIn } from "../sequences/reading.ts";
import type { Login, Member, OnboardingStatus } from "./member.ts";

/** Renew before a token runs out in the middle of something. */
const marginSeconds = 60;

/**
 * Signs a member in, and again whenever the token nears its end.
 * @throws SequenceEnd if that is not possible
 */
export async function signIn(
  context: RunContext,
  login: Login,
  role: string,
  made: boolean,
): Promise<Member> {
  const { take } = context;
  hidePassword(context, login, role);
  const enter = (): Promise<Finding> =>
    take("login", 200, {
      body: { email: login.email, password: login.password },
      what: `signing in as ${role}`,
    });
  const remember = (finding: Finding): string => rememberToken(context, finding, role);
  const entered = await enter();
  const { body } = entered;
  let token = remember(entered);
  return {
    ...login,
    role,
    made,
    id: textIn(body, "data", "id"),
    nickname: textIn(body, "data", "nickname") || undefined,
    status: textIn(body, "data", "onboarding_status") as OnboardingStatus,
    token: async () => {
      if (secondsLeft(token) < marginSeconds) token = remember(await enter());
      return token;
    },
  };
}

/** Hides a password in reports: a variable that names its owner stands for it. */
export const hidePassword = ({ secrets }: RunContext, { password }: Login, role: string): void =>
  secrets.add(password, `PASSWORD_OF_${nameOf(role)}`);

/** A role as a part of a variable's name. */
const nameOf = (role: string): string => role.toUpperCase().replaceAll(/\W+/g, "_");

/** @throws SequenceEnd if there is no token; that is a departure */
function rememberToken(context: RunContext, entered: Finding, role: string): string {
  const { must } = context;
  const token = textIn(entered.body, "token");
  const isUsable = /^[!-~]+$/.test(token);
  must(entered, isUsable, "token must be there, and fit into a header");
  if (!isUsable) throw new SequenceEnd("departed", "login gives no usable token");
  context.secrets.add(token, `TOKEN_OF_${nameOf(role)}`);
  return token;
}

/** Seconds until a token ends, by its own word; a token that does not say lasts. */
function secondsLeft(token: string): number {
  try {
    const payload: unknown = JSON.parse(
      Buffer.from(token.split(".")[1] ?? "", "base64url").toString(),
    );
    const expiry = isNode(payload) ? payload["exp"] : undefined;
    return typeof expiry === "number" ? expiry - Date.now() / 1000 : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY; // No JWT: a 401 will show when it ends.
  }
}
