import { memberOf } from "../http/member-of.ts";
import { getSettings as getSettingsService } from "../services/settings/get-settings.ts";
import type { MakeOperation } from "./operation.ts";
import { settingsAnswer } from "./settings-answer.ts";

export const getSettings: MakeOperation = (parts) => ({
  handler: async (request) => settingsAnswer(await getSettingsService(parts, memberOf(request).id)),
});
