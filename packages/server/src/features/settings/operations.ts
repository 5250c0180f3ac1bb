import type { Schemas } from "@gemel/api";
import type { MakeOperation } from "../../services.ts";
import {
  getSettings as getSettingsService,
  type Settings,
  updateSettings as updateSettingsService,
} from "./rules.ts";

/** Settings as the contract has them. */
const settingsAnswer = ({ language, notices }: Settings): Schemas["Settings"] => ({
  preferred_language: language,
  notices,
});

export const getSettings: MakeOperation<"getSettings"> = (services) => ({
  handler: async ({ member }) => ({
    status: 200,
    body: settingsAnswer(await getSettingsService(services, member.id)),
  }),
});

export const updateSettings: MakeOperation<"updateSettings"> = (services) => ({
  handler: async ({ member, body }) => {
    const { preferred_language: language, notices } = body;
    return {
      status: 200,
      body: settingsAnswer(await updateSettingsService(services, member.id, { language, notices })),
    };
  },
});
