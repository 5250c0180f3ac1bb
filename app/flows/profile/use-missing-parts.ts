import { answer, type ApiClient, profileOperations } from "@gemel/api";
import type { User } from "@gemel/api/values";
import { useLookup } from "../use-lookup.ts";

/** What makes a profile a person and is not there yet. */
export type MissingPart = "picture" | "voice";

const lacksVoice = async (client: ApiClient, signal: AbortSignal): Promise<boolean> =>
  (await answer(profileOperations(client).getMyProfile({ signal }))).voice_message_url === null;

/** What the member has not added yet; none while that is not known. */
export function useMissingParts({ profile_picture_url }: User): readonly MissingPart[] {
  const { value } = useLookup(lacksVoice);
  if (value === null) return [];
  return [
    ...(profile_picture_url === null ? (["picture"] as const) : []),
    ...(value ? (["voice"] as const) : []),
  ];
}
