import { CannotRun } from "../cannot-run.ts";
import type { Finding } from "../checks/inspector.ts";
import { isNode } from "../contract/node.ts";
import type { RunContext } from "../run-context.ts";
import { SequenceEnd } from "../sequences/sequence-end.ts";
import { textIn } from "../sequences/reading.ts";
import { take } from "../sequences/step.ts";
import type { Login, Member, OnboardingStatus } from "./member.ts";

/** Renew before a token runs out in the middle of something. */
const marginSeconds = 60;

/**
 * Signs a member in, once more whenever the token nears its end.
 * @throws SequenceEnd where that is not possible
 */
export async function signIn(
  context: RunContext,
  login: Login,
  role: string,
  made: boolean,
): Promise<Member> {
  context.secrets.add(login.password, "PASSWORD");
  const enter = (): Promise<Finding> =>
    take(context, "login", {
      body: { email: login.email, password: login.password },
      status: 200,
      what: `signing in as ${role}`,
    });
  const { body } = await enter();
  let token = rememberToken(context, body);
  return {
    ...login,
    role,
    made,
    id: textIn(body, "data", "id"),
    nickname: textIn(body, "data", "nickname") || undefined,
    status: textIn(body, "data", "onboarding_status") as OnboardingStatus,
    token: async () => {
      if (secondsLeft(token) < marginSeconds) token = rememberToken(context, (await enter()).body);
      return token;
    },
  };
}

/** Signs in whom the members file names. @throws CannotRun where the server does not know them */
export async function signInGiven(
  context: RunContext,
  role: string,
  login: Login,
): Promise<Member> {
  try {
    return await signIn(context, login, role, false);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new CannotRun(`--members: "${role}" (${login.email}) cannot sign in: ${said}`, {
      cause: error,
    });
  }
}

function rememberToken(context: RunContext, body: unknown): string {
  const token = textIn(body, "token");
  if (!/^[!-~]+$/.test(token)) throw new SequenceEnd("departed", "login gives no usable token");
  context.secrets.add(token, "TOKEN");
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
    return Number.POSITIVE_INFINITY; // No JWT: a 401 will tell when it ends.
  }
}
