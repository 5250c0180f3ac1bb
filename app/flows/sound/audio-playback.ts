import { type ApiClient, voiceOperations } from "@gemel/api";
import { audioPlaybackMachine } from "@gemel/machines/audio-playback";
import { fromPromise } from "xstate";
import { fromCall } from "../from-call.ts";

/**
 * Plays a sound as the only one of the page, which the components do: theirs are the other players.
 * Resolves when it is over; rejects with `{ reason }`; once aborted it is silent and never settles.
 */
export type PlaySound = (sound: Blob, signal: AbortSignal) => Promise<void>;

/** Plays a sound as soon as it is there, for the machines of the flows that have one. */
export const audioPlayback = (client: ApiClient, playSound: PlaySound) =>
  audioPlaybackMachine.provide({
    actors: {
      fetchSound: fromCall(({ input, signal }) =>
        voiceOperations(client).getAudio(input.url, { signal }),
      ),
      playSound: fromPromise(({ input, signal }) => playSound(input, signal)),
    },
  });
