import type { Schemas } from "@gemel/api";
import type { Serve } from "../../services.ts";
import * as rules from "./rules.ts";
import type { Settings } from "./rules.ts";

const settingsAnswer = ({ language, notices }: Settings): Schemas["Settings"] => ({
  preferred_language: language,
  notices,
});

export const getSettings: Serve<"getSettings"> = async (services, { member }) => ({
  status: 200,
  body: settingsAnswer(await rules.getSettings(services, member.id)),
});

export const updateSettings: Serve<"updateSettings"> = async (services, { member, body }) => {
  const { preferred_language: language, notices } = body;
  return {
    status: 200,
    body: settingsAnswer(await rules.updateSettings(services, member.id, { language, notices })),
  };
};
