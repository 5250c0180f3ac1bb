import type { Settings } from "../services/settings/settings.ts";
import type { Schemas } from "./schemas.ts";

/** Settings as the contract tells them. */
export const settingsAnswer = ({ language, notices }: Settings): Schemas["Settings"] => ({
  preferred_language: language,
  notices,
});
