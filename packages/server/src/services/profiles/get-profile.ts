import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";
import type { OwnProfile } from "./profile.ts";

/** A member's own profile. */
export async function getProfile(
  parts: Pick<Parts, "stores">,
  userId: string,
): Promise<OwnProfile> {
  const profile = await parts.stores.profiles.find(userId);
  if (profile === undefined) throw new AppError("unauthorized");
  return profile;
}
