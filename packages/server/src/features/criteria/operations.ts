import {
  getCriteria as getCriteriaService,
  updateCriteria as updateCriteriaService,
} from "./rules.ts";
import type { MakeOperation } from "../../services.ts";

export const getCriteria: MakeOperation<"getCriteria"> = (services) => ({
  handler: async ({ member }) => ({
    status: 200,
    body: await getCriteriaService(services, member.id),
  }),
});

export const updateCriteria: MakeOperation<"updateCriteria"> = (services) => ({
  handler: async ({ member, body }) => ({
    status: 200,
    body: await updateCriteriaService(services, member.id, body),
  }),
});
