import * as rules from "./rules.ts";
import type { MakeOperation } from "../../services.ts";

export const getCriteria: MakeOperation<"getCriteria"> = (services) => ({
  handler: async ({ member }) => ({
    status: 200,
    body: await rules.getCriteria(services, member.id),
  }),
});

export const updateCriteria: MakeOperation<"updateCriteria"> = (services) => ({
  handler: async ({ member, body }) => ({
    status: 200,
    body: await rules.updateCriteria(services, member.id, body),
  }),
});
