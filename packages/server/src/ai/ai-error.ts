/**
 * Why an AI server gave no answer:
 * - `unreachable`: no connection, or it broke off before its answer was whole
 * - `slow`: it took longer than it may
 * - `busy`: it wants fewer requests (429)
 * - `unaccepted`: it does not take this input (400, 413, 415, 422): noise instead of speech, forbidden content
 * - `refused`: it does not take the request from any caller (another 4xx: a wrong key or model)
 * - `failed`: a fault of its own (5xx)
 * - `nonsense`: its answer cannot be read, or is empty
 * - `resting`: it was not asked, because it failed so often lately
 */
export type AiFault =
  | "unreachable"
  | "slow"
  | "busy"
  | "unaccepted"
  | "refused"
  | "failed"
  | "nonsense"
  | "resting";

/** An AI server gave no answer. Contains neither the question nor the response: both are private. */
export class AiError extends Error {
  override readonly name = "AiError";
  readonly fault: AiFault;

  constructor(fault: AiFault) {
    super(`the AI server is ${fault}`);
    this.fault = fault;
  }
}
