import { answer, type ApiClient, personalityOperations, type Schemas } from "@gemel/api";
import { useEffect, useRef } from "react";
import { useLookup } from "../use-lookup.ts";

/** Whether new answers are taken in the place of those that were submitted. */
export type Renewal =
  | { readonly state: "open" | "analysing" }
  | { readonly state: "later"; readonly from: Date };

/** Undefined where the backend does not say it. */
export function renewalOf({ again, again_from }: Schemas["CompletionStatus"]): Renewal | undefined {
  if (again !== "later") return again && { state: again };
  return again_from === undefined ? undefined : { state: again, from: new Date(again_from) };
}

const find = async (client: ApiClient, signal: AbortSignal): Promise<Renewal | null> => {
  const { getCompletionStatus } = personalityOperations(client);
  return renewalOf(await answer(getCompletionStatus(undefined, { signal }))) ?? null;
};

/** An analysis may have ended without a connection. */
const changing = ["twin_ready", "subscribed", "resync"] as const;

/**
 * Whether the member may answer again; undefined until that is known, and where the backend does not say it.
 * @param onAnalysed new answers were being analysed, and are not any more
 */
export function useRenewal(onAnalysed: () => void): Renewal | undefined {
  const { value } = useLookup(find, { changing });
  const state = value?.state;
  const before = useRef(state);
  useEffect(() => {
    if (before.current === "analysing" && state !== "analysing") onAnalysed();
    before.current = state;
  }, [state, onAnalysed]);
  return value ?? undefined;
}
