import { moderationOperations } from "@gemel/api";
import { useCallback, useMemo } from "react";
import { useGemel } from "../gemel.tsx";
import { forPlayer } from "../sound/for-player.ts";
import { useBlobAddress } from "../use-blob-address.ts";

/**
 * What an `<img>` can show for the copied picture of a report.
 * @param addition - the place of an addition from 1; 0 for the report itself
 * @returns as `useBlobAddress`
 */
export function useReportPicture(
  reportId: string,
  hasPicture: boolean,
  addition = 0,
): string | undefined {
  const { client } = useGemel();
  const load = useMemo(
    () =>
      hasPicture
        ? (signal: AbortSignal) =>
            moderationOperations(client).getReportPicture(reportId, { addition, signal })
        : null,
    [client, reportId, hasPicture, addition],
  );
  return useBlobAddress(load);
}

/** Makes what a player needs for a copied recording: `voice`, or a message's id. */
export function useReportRecordings(reportId: string) {
  const { client } = useGemel();
  return useCallback(
    (recording: string) => (signal: AbortSignal) =>
      forPlayer(moderationOperations(client).getReportRecording(reportId, recording, { signal })),
    [client, reportId],
  );
}
