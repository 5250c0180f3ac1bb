import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";
import type { Settings } from "./settings.ts";

/** What a member has set. @throws AppError `unauthorized` for who was erased a moment ago */
export async function getSettings(
  { stores }: Pick<Parts, "stores">,
  memberId: string,
): Promise<Settings> {
  const settings = await stores.settings.find(memberId);
  if (settings === undefined) throw new AppError("unauthorized");
  return settings;
}
