import { callsOf } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { readConfirmation, readContactStamp } from "../values/account.ts";
import type { CallOptions } from "./call-options.ts";

/** Writing to the people behind Gemel. */
export function contactOperations(client: ApiClient) {
  const { get, post } = callsOf(client);
  return {
    /** Asked for when the form opens: it says when that was. */
    getContactStamp: (options?: CallOptions) => get("/contact/stamp", readContactStamp, options),

    sendContactMessage: (body: Schemas["ContactRequest"], options?: CallOptions) =>
      post("/contact", readConfirmation, { body, ...options }),
  };
}
