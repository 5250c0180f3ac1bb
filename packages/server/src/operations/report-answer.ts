import type { FastifyRequest } from "fastify";
import type { OperationParts } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

/** The same for every report. */
export const reportAnswer: Schemas["MessageAnswer"] = {
  message: "Thank you for telling us. Somebody will look at it.",
};

/** Counts a report of a member, a minute's and a day's. @throws AppError `rate_limited` */
export async function countReport(
  { limits }: Pick<OperationParts, "limits">,
  request: FastifyRequest,
  memberId: string,
): Promise<void> {
  await limits.reportMember(request, memberId);
  await limits.reportDayMember(request, memberId);
}
