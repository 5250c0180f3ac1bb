import { playAlone, release } from "./playing-now.ts";

export interface AudioEvents {
  onPlay: () => void;
  /** Paused, or at its end. */
  onPause: () => void;
  onEnd: () => void;
  onMove: (positionMs: number) => void;
  /** Never called for a recording whose length the browser does not know. */
  onDuration: (durationMs: number) => void;
  /** The browser cannot play it. */
  onFail: () => void;
}

export interface OpenedAudio {
  audio: HTMLAudioElement;
  /** Silences it and gives its memory back. */
  close: () => void;
}

/** Makes a recording ready to play in an element that plays nothing else, as the only one that plays. */
export function openAudio(
  recording: Blob,
  events: AudioEvents,
  audio: HTMLAudioElement = new Audio(),
): OpenedAudio {
  const url = URL.createObjectURL(recording);
  audio.src = url;
  const listening = new AbortController();
  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) =>
    audio.addEventListener(type, listener, { signal: listening.signal });
  on("play", () => {
    // The event is late: another sound may have begun since.
    if (!audio.paused) playAlone(audio);
    events.onPlay();
  });
  on("pause", () => {
    // The event is late: of what the element played before.
    if (audio.paused) events.onPause();
  });
  on("ended", events.onEnd);
  on("timeupdate", () => events.onMove(audio.currentTime * 1000));
  on("durationchange", () => {
    if (Number.isFinite(audio.duration)) events.onDuration(audio.duration * 1000);
  });
  on("error", events.onFail);
  return {
    audio,
    close: () => {
      const wasPlaying = !audio.paused;
      listening.abort();
      audio.pause();
      release(audio);
      audio.removeAttribute("src");
      audio.load();
      URL.revokeObjectURL(url);
      if (wasPlaying) events.onPause();
    },
  };
}
