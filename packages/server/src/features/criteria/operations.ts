import * as rules from "./rules.ts";
import type { Serve } from "../../services.ts";

export const getCriteria: Serve<"getCriteria"> = async (services, { member }) => ({
  status: 200,
  body: await rules.getCriteria(services, member.id),
});

export const updateCriteria: Serve<"updateCriteria"> = async (services, { member, body }) => ({
  status: 200,
  body: await rules.updateCriteria(services, member.id, body),
});
