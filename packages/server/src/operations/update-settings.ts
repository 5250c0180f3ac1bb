import { memberOf } from "../http/member-of.ts";
import { updateSettings as updateSettingsService } from "../services/settings/update-settings.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";
import { settingsAnswer } from "./settings-answer.ts";

export const updateSettings: MakeOperation = (parts) => ({
  handler: async (request) => {
    const { preferred_language: language, notices } = request.body as Schemas["SettingsUpdate"];
    const { id } = memberOf(request);
    return settingsAnswer(await updateSettingsService(parts, id, { language, notices }));
  },
});
