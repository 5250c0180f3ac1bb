import type { OperationId } from "../operations.ts";
import { account } from "./valid-requests/account.ts";
import { discover } from "./valid-requests/discover.ts";
import { moderation } from "./valid-requests/moderation.ts";
import { personality } from "./valid-requests/personality.ts";
import { profile } from "./valid-requests/profile.ts";
import { safety } from "./valid-requests/safety.ts";
import { session } from "./valid-requests/session.ts";
import { talk } from "./valid-requests/talk.ts";
import type { ValidRequest } from "./valid-requests/valid-request.ts";

/** A request per operation that the contract accepts; an operation that is missing does not compile. */
export const validRequests: Readonly<Record<OperationId, ValidRequest>> = {
  ...session,
  ...account,
  ...profile,
  ...personality,
  ...discover,
  ...safety,
  ...talk,
  ...moderation,
};
