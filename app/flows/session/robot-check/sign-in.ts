import { accountOperations, type ApiClient } from "@gemel/api";
import { prepareRobotCheck } from "../robot-check.ts";

/** Solves the robot check that a try to sign in takes. @returns what goes into `recaptcha_token` */
export async function solveForSignIn(client: ApiClient, signal: AbortSignal): Promise<string> {
  const check = await prepareRobotCheck(accountOperations(client), signal);
  return check.answer;
}
