import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";
import type { Settings, SettingsChange } from "./settings.ts";

/**
 * Changes what a member has set. The next mail and the next answer of an AI are in the new language.
 * @throws AppError `unauthorized` for who was erased a moment ago
 */
export async function updateSettings(
  { stores }: Pick<Parts, "stores">,
  memberId: string,
  change: SettingsChange,
): Promise<Settings> {
  const settings = await stores.settings.update(memberId, change);
  if (settings === undefined) throw new AppError("unauthorized");
  return settings;
}
