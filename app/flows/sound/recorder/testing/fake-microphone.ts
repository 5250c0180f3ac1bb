import { vi } from "vitest";

/** A fake microphone that every request for one gets. */
export interface FakeMicrophone {
  /** Answers `getUserMedia`. */
  readonly give: () => Promise<MediaStream>;
  /** A tone as loud as a near voice, and the end of it. */
  readonly sound: (seconds: number) => Promise<void>;
  /** Disconnects the microphone. */
  readonly unplug: () => void;
  /** Whether a track is still open. */
  readonly isOpen: () => boolean;
  /** Puts it away; browsers have no room for many. */
  readonly close: () => Promise<void>;
}

/** Stands in for the microphone with one that plays a tone; needs a page that was clicked. */
export function fakeMicrophone(frequency: number): FakeMicrophone {
  const context = new AudioContext();
  const given: MediaStreamTrack[] = [];
  const destination = context.createMediaStreamDestination();
  // Without a source there would be no sound data at all, not even silence.
  const silence = new ConstantSourceNode(context, { offset: 0 });
  silence.connect(destination);
  silence.start();
  const give = async () => {
    await context.resume();
    const tracks = destination.stream.getAudioTracks().map((track) => track.clone());
    given.push(...tracks);
    return new MediaStream(tracks);
  };
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(give);
  return {
    give,
    sound: (seconds) =>
      new Promise((resolve) => {
        const tone = new OscillatorNode(context, { frequency });
        tone.connect(new GainNode(context, { gain: 0.4 })).connect(destination);
        tone.addEventListener("ended", () => resolve());
        tone.start();
        tone.stop(context.currentTime + seconds);
      }),
    unplug: () => {
      for (const track of given) {
        track.stop();
        track.dispatchEvent(new Event("ended"));
      }
    },
    close: () => context.close(),
    isOpen: () => given.some(({ readyState }) => readyState === "live"),
  };
}
