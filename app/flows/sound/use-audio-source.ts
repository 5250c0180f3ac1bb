import { voiceOperations } from "@gemel/api";
import { useCallback, useMemo } from "react";
import { useGemel } from "../gemel.tsx";
import { forPlayer } from "./for-player.ts";

/** The source of a recording for a player. */
export interface AudioSource {
  /** Fetches it when it is wanted. */
  readonly load: (signal: AbortSignal) => Promise<Blob>;
}

/** Makes sources of addresses that only the client may fetch, such as the `audio_url` of messages. */
export function useAudioSources(): (url: string) => AudioSource {
  const { client } = useGemel();
  return useCallback(
    (url) => ({ load: (signal) => forPlayer(voiceOperations(client).getAudio(url, { signal })) }),
    [client],
  );
}

/** Returns the source that a player needs for a `voice_message_url`. */
export function useAudioSource(url: string | null): AudioSource | undefined {
  const sourceOf = useAudioSources();
  return useMemo(() => (url === null ? undefined : sourceOf(url)), [sourceOf, url]);
}
