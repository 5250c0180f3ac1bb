import { answeredWith } from "../checks/expectations.ts";
import { compose } from "../requests/compose.ts";
import { oddTokens } from "../violations/odd-tokens.ts";
import type { Subject, Trial } from "./trial.ts";

/** A token without a member, used for broken tokens if there is no member. */
const example =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI1ZWVkMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMGRlYWQiLCJleHAiOjQxMDI0NDQ4MDB9.c2lnbmF0dXJl";

/** Every way to come to a call of members without a session. */
export function sessionTrials(subject: Subject): Trial[] {
  const { contract, operation, base } = subject;
  if (operation.access === "anybody") return [];
  if (operation.access === "cookie") return cookieTrials(subject);
  const request = compose(contract, operation, base);
  return oddTokens(base.credentials?.bearer ?? example).map(({ what, credentials, headers }) => ({
    request: { ...request, credentials, headers: { ...request.headers, ...headers } },
    expect: answeredWith([401], what),
  }));
}

function cookieTrials({ contract, operation, base }: Subject): Trial[] {
  const without = compose(contract, operation, { ...base, credentials: {} });
  const broken = { cookie: "gemel_refresh=not-a-refresh-token" };
  return [
    { request: without, expect: answeredWith([401], "no refresh cookie") },
    {
      request: { ...without, credentials: broken },
      expect: answeredWith([401], "a refresh cookie that is none"),
    },
  ];
}
