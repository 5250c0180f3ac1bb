import { assign, setup } from "xstate";
import { readFailure } from "../failure.ts";
import { serverMessage } from "../refusal.ts";
import { hostActor } from "../must-be-provided.ts";
import { present } from "../present.ts";

/**
 * Why playback failed.
 *
 * - `fetch`: the sound could not be fetched; `message` is the server's own sentence, null if it sent none.
 * - `blocked`: the browser plays no sound without another press of the member.
 * - `unplayable`: the browser cannot play this sound.
 */
export type PlaybackFailure =
  | { readonly reason: "fetch"; readonly message: string | null }
  | { readonly reason: "blocked" | "unplayable" };

/** The outcome of a playback; `failed` has the sound for another try, if it was loaded. */
export type PlaybackOutcome =
  | { readonly kind: "ended" }
  | { readonly kind: "failed"; readonly failure: PlaybackFailure; readonly sound: Blob | null };

export interface AudioPlaybackInput {
  /** The address as an answer gives it: below our own `/api`, or absolute. */
  readonly url: string;
  /** The sound, if it was fetched before; null to fetch it. */
  readonly sound: Blob | null;
}

export interface AudioPlaybackContext extends AudioPlaybackInput {
  readonly failure: PlaybackFailure | null;
}

/** Reads what `playSound` rejected with: `{ reason }`, and `unplayable` for everything else. */
function readPlayFailure(error: unknown): PlaybackFailure {
  const isBlocked =
    typeof error === "object" && error !== null && "reason" in error && error.reason === "blocked";
  return { reason: isBlocked ? "blocked" : "unplayable" };
}

/**
 * A sound that is played as soon as it is there: fetched, played, ended (docs/product.md section 7, "Audio
 * playback"). A flow that lets something speak invokes it, takes its output (`PlaybackOutcome`), and
 * stops it to silence it.
 */
export const audioPlaybackMachine = setup({
  types: {
    context: {} as AudioPlaybackContext,
    input: {} as AudioPlaybackInput,
    output: {} as PlaybackOutcome,
  },
  actors: {
    fetchSound: hostActor<Blob, { readonly url: string }>("fetchSound"),
    /**
     * Plays it as the only sound of the page. Resolves when it is over, or another sound takes its
     * place; rejects with `{ reason }`. Aborted: silences it.
     */
    playSound: hostActor<void, Blob>("playSound"),
  },
  guards: {
    hasSound: ({ context }) => context.sound !== null,
  },
}).createMachine({
  id: "audioPlayback",
  context: ({ input }) => ({ ...input, failure: null }),
  initial: "beginning",
  output: ({ context: { failure, sound } }): PlaybackOutcome =>
    failure ? { kind: "failed", failure, sound } : { kind: "ended" },
  states: {
    beginning: { always: [{ guard: "hasSound", target: "playing" }, { target: "loading" }] },
    loading: {
      invoke: {
        src: "fetchSound",
        input: ({ context }) => ({ url: context.url }),
        onDone: { target: "playing", actions: assign({ sound: ({ event }) => event.output }) },
        onError: {
          target: "failed",
          actions: assign({
            failure: ({ event }) => ({
              reason: "fetch" as const,
              message: serverMessage(readFailure(event.error)),
            }),
          }),
        },
      },
    },
    playing: {
      invoke: {
        src: "playSound",
        input: ({ context }) => present(context.sound, "the sound"),
        onDone: "ended",
        onError: {
          target: "failed",
          actions: assign({ failure: ({ event }) => readPlayFailure(event.error) }),
        },
      },
    },
    ended: { type: "final" },
    failed: { type: "final" },
  },
});
