import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";

/** Notes that a copy could not be made, so that its member can ask again. */
export const noteExportFailed =
  ({ stores }: Pick<Parts, "stores">): JobHandler<"export-failed"> =>
  ({ userId, exportId }) =>
    stores.exports.fail(userId, exportId);
