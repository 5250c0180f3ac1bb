import { voiceOperations } from "@gemel/api";
import { useMemo } from "react";
import { answer } from "./answer.ts";
import { useGemel } from "./gemel.tsx";

/** What a player needs for a `voice_message_url`, which only the client may fetch. */
export function useAudioSource(url: string | null) {
  const { client } = useGemel();
  return useMemo(
    () =>
      url === null
        ? undefined
        : {
            load: (signal: AbortSignal) =>
              answer(voiceOperations(client).getAudio(url, { signal })),
          },
    [client, url],
  );
}
