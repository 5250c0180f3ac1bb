import type { Result } from "../api-error.ts";
import { attempt } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { readContactStamp, readTold, type Told } from "../values/account.ts";
import type { CallOptions } from "./call-options.ts";

/** Writing to the people behind Gemel. */
export function contactOperations({ http }: ApiClient) {
  return {
    /** Asked for when the form opens: it says when that was. */
    getContactStamp: (options?: CallOptions): Promise<Result<Schemas["ContactStamp"]>> =>
      attempt(http.GET("/contact/stamp", { ...options }), readContactStamp),

    sendContactMessage: (
      body: Schemas["ContactRequest"],
      options?: CallOptions,
    ): Promise<Result<Told>> => attempt(http.POST("/contact", { body, ...options }), readTold),
  };
}
