import type { Result } from "../api-error.ts";
import { readError, readFailure } from "../read-error.ts";
import type { Renewal } from "../session/renewal.ts";

/** Converts the outcome of a token renewal to the result of a call. */
export async function readRenewal(renewal: Renewal): Promise<Result<string>> {
  if (renewal.kind === "token") return { ok: true, value: renewal.token };
  if (renewal.kind === "signed-out") {
    const answer = new Response(null, { status: 401 });
    const body = { error_code: "unauthorized", message: "The session has ended." };
    return { ok: false, error: readError(answer, body) };
  }
  if ("error" in renewal) return { ok: false, error: readFailure(renewal.error) };
  const body: unknown = await renewal.response
    .clone()
    .json()
    .catch(() => undefined);
  return { ok: false, error: readError(renewal.response, body) };
}
