import { answer, type ApiClient, profileOperations } from "@gemel/api";
import type { User } from "@gemel/api/values";
import { useLookup } from "../use-lookup.ts";

/** The parts that make a profile personal and may still be missing. */
export type MissingPart = "picture" | "voice";

const lacksVoice = async (client: ApiClient, signal: AbortSignal): Promise<boolean> =>
  (await answer(profileOperations(client).getMyProfile({ signal }))).voice_message_url === null;

/** Lists the parts that the member has not added yet; empty while that is not known. */
export function useMissingParts({ profile_picture_url }: User): readonly MissingPart[] {
  const { value } = useLookup(lacksVoice);
  if (value === null) return [];
  return [
    ...(profile_picture_url === null ? (["picture"] as const) : []),
    ...(value ? (["voice"] as const) : []),
  ];
}
