import type { Peaks } from "../Waveform/peaks.ts";
import { measureAudio } from "./measure-audio.ts";
import { openAudio } from "./open-audio.ts";
import { playAlone } from "./playing-now.ts";

export interface PlayOptions {
  /** Aborted, it is silenced. */
  signal: AbortSignal;
  /** Loudness now, 0 to 1, several times a second. */
  onLevel?: (level: number) => void;
}

/** Why a sound does not play. `blocked`: the browser begins none without another press. */
export class SoundError extends Error {
  readonly reason: "blocked" | "unplayable";

  constructor(reason: SoundError["reason"]) {
    super(`The sound is ${reason}`);
    this.reason = reason;
  }
}

const nameOf = (error: unknown): string => (error instanceof DOMException ? error.name : "");

const levelAt = (peaks: Peaks, share: number): number =>
  peaks[Math.min(peaks.length - 1, Math.floor(share * peaks.length))] ?? 0;

/** An element that a press has allowed to sound; absent before one, and while it plays. */
let allowed: HTMLAudioElement | undefined;

/**
 * Call it within a press: `playSound` then needs no further press. WebKit lets an element play by itself
 * after a press has loaded it; the page as a whole gets no such permission.
 * https://webkit.org/blog/7734/auto-play-policy-changes-for-macos/
 */
export function allowSound(): void {
  allowed ??= new Audio();
  allowed.load();
}

/**
 * Plays a sound without a press, such as a spoken reply, as the only one that plays
 * on the page. Resolves when it is over, or when another one takes its place; once aborted, never.
 * @throws SoundError
 */
export function playSound(sound: Blob, { signal, onLevel }: PlayOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    let peaks: Peaks = [];
    let durationMs = Infinity;
    let isOver = false;
    const element = allowed ?? new Audio();
    allowed = undefined;
    const end = (notify: () => void) => {
      if (isOver) return;
      isOver = true;
      close();
      allowed = element;
      onLevel?.(0);
      notify();
    };
    const fail = (reason: SoundError["reason"]) => end(() => reject(new SoundError(reason)));
    const events = {
      onPlay: () => {},
      onPause: () => end(resolve),
      onEnd: () => end(resolve),
      onMove: (positionMs: number) => onLevel?.(levelAt(peaks, positionMs / durationMs)),
      onDuration: () => {},
      onFail: () => fail("unplayable"),
    };
    const { audio, close } = openAudio(sound, events, element);
    signal.addEventListener("abort", () => end(() => {}));
    // Not when the browser begins to play: a recording may begin before, and must not contain this sound.
    playAlone(audio);
    audio.play().catch((error: unknown) => {
      // Another sound began in the same moment: its `pause` event follows.
      if (nameOf(error) === "AbortError") return;
      fail(nameOf(error) === "NotAllowedError" ? "blocked" : "unplayable");
    });
    if (onLevel)
      void measureAudio(sound).then((measured) => {
        if (measured) ({ peaks, durationMs } = measured);
      });
  });
}
