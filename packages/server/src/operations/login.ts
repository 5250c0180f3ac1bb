import { AppError } from "../errors/app-error.ts";
import { readDevice } from "../http/read-device.ts";
import { emailKey } from "../services/accounts/email-key.ts";
import { logIn } from "../services/sessions/log-in.ts";
import type { MakeOperation, OperationParts } from "./operation.ts";
import type { Schemas } from "./schemas.ts";
import { userAnswer } from "./user-answer.ts";

export const login: MakeOperation = (parts) => ({
  onRequest: parts.limits.loginFlood,
  handler: async (request, reply) => {
    const {
      email,
      password,
      restore = false,
      recaptcha_token,
    } = request.body as Schemas["LoginRequest"];
    const account = emailKey(email);
    const kept = parts.cookies.device.read(request);
    const device = parts.knownDevices.read(account, kept);
    const { needsRobotCheckFor, release } = await parts.loginBudget.begin(request, {
      account,
      device,
    });
    try {
      if (needsRobotCheckFor !== undefined) {
        await passRobotCheck(parts, recaptcha_token, needsRobotCheckFor);
      }
      const { member, tokens } = await logIn(parts, {
        email,
        password,
        isRestoring: restore,
        device: readDevice(request),
      });
      await release();
      parts.cookies.refresh.write(reply, tokens.refreshToken);
      const known = device === undefined ? undefined : kept;
      parts.cookies.device.write(reply, known ?? parts.knownDevices.issue(account));
      reply.header("cache-control", "no-store");
      const answer: Schemas["LoginAnswer"] = {
        data: userAnswer(parts, member),
        token: tokens.accessToken,
      };
      return answer;
    } catch (error) {
      const isGuess = error instanceof AppError && error.refusal === "invalid_credentials";
      if (!isGuess) await release();
      throw error;
    }
  },
});

/** @throws AppError `robot_check_required` without an answer, `robot_check_failed` for one that does not pass */
async function passRobotCheck(
  { robotCheck }: OperationParts,
  answer: string | undefined,
  retryAfter: number,
): Promise<void> {
  if (answer === undefined) throw new AppError("robot_check_required", { retryAfter });
  if (!(await robotCheck.passes(answer))) throw new AppError("robot_check_failed");
}
