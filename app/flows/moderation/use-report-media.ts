import { moderationOperations } from "@gemel/api";
import { useCallback, useMemo } from "react";
import { useGemel } from "../gemel.tsx";
import { forPlayer } from "../sound/for-player.ts";
import { useBlobAddress } from "../use-blob-address.ts";

/**
 * Fetches the copied picture of a report, as an address for an `<img>`.
 * @param place - number of an addition or a former profile, from 1; without one, the report itself
 * @returns as `useBlobAddress`
 */
export function useReportPicture(
  reportId: string,
  hasPicture: boolean,
  { addition = 0, former = 0 }: { readonly addition?: number; readonly former?: number } = {},
): string | undefined {
  const { client } = useGemel();
  const load = useMemo(
    () =>
      hasPicture
        ? (signal: AbortSignal) =>
            moderationOperations(client).getReportPicture(reportId, { addition, former, signal })
        : null,
    [client, reportId, hasPicture, addition, former],
  );
  return useBlobAddress(load);
}

/** Makes what a player needs for a copied recording: `voice`, `voice-1`, `former-1`, or a message's id. */
export function useReportRecordings(reportId: string) {
  const { client } = useGemel();
  return useCallback(
    (recording: string) => (signal: AbortSignal) =>
      forPlayer(moderationOperations(client).getReportRecording(reportId, recording, { signal })),
    [client, reportId],
  );
}
