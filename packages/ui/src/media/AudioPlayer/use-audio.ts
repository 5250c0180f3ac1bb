import { useIntl } from "@gemel/i18n";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Peaks } from "../Waveform/peaks.ts";
import { measureAudio } from "./measure-audio.ts";
import { openAudio } from "./open-audio.ts";

export type AudioPhase = "idle" | "loading" | "paused" | "playing" | "failed";

export interface AudioSource {
  /** Fetches the recording; called on the first play and on each retry. */
  load: (signal: AbortSignal) => Promise<Blob>;
  /** Length in ms, if it is known before loading. */
  durationMs?: number | undefined;
  /** The sound begins, or goes on. */
  onPlay?: (() => void) | undefined;
  /** After each `onPlay`: it is paused, at its end, or gone from the page. */
  onEnd?: (() => void) | undefined;
}

interface Known {
  durationMs?: number;
  peaks?: Peaks;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : "");

/** A recording that is fetched when it is first wanted, and how it is being played. */
export function useAudio({ load, durationMs, onPlay, onEnd }: AudioSource) {
  const intl = useIntl();
  const [phase, setPhase] = useState<AudioPhase>("idle");
  const [recording, setRecording] = useState<Blob>();
  const [known, setKnown] = useState<Known>({});
  const [positionMs, setPositionMs] = useState(0);
  const [speed, setSpeed] = useState(1);
  const [error, setError] = useState("");
  const audio = useRef<HTMLAudioElement>(undefined);
  const fetching = useRef<AbortController>(undefined);
  const isWanted = useRef(false);

  const fail = (reason: string) => {
    setRecording(undefined);
    setPhase("failed");
    setError(reason);
  };
  const start = async (element: HTMLAudioElement) => {
    try {
      await element.play();
    } catch {
      // Not a failure: it was paused at once, or the browser requires another press. If the browser cannot
      // play it, it fires an error event.
      setPhase((before) => (before === "failed" ? before : "paused"));
    }
  };

  const learn = useEffectEvent((more: Known) => setKnown((before) => ({ ...before, ...more })));
  const opened = useEffectEvent((element: HTMLAudioElement) => {
    audio.current = element;
    element.playbackRate = speed;
    element.currentTime = positionMs / 1000;
    if (isWanted.current) void start(element);
    isWanted.current = false;
  });
  const played = useEffectEvent(() => {
    setPhase("playing");
    onPlay?.();
  });
  const paused = useEffectEvent(() => {
    setPhase((before) => (before === "playing" ? "paused" : before));
    onEnd?.();
  });
  const ended = useEffectEvent(() => {
    setPositionMs(0);
    if (audio.current) audio.current.currentTime = 0;
  });
  const unplayable = useEffectEvent(() =>
    fail(intl.formatMessage({ id: "media.player.unplayable" })),
  );

  useEffect(() => {
    if (!recording) return undefined;
    const { audio: element, close } = openAudio(recording, {
      onPlay: () => played(),
      onPause: () => paused(),
      onEnd: () => ended(),
      onMove: setPositionMs,
      onDuration: (found) => learn({ durationMs: found }),
      onFail: () => unplayable(),
    });
    opened(element);
    let isOpen = true;
    void measureAudio(recording).then((measured) => {
      if (isOpen && measured) learn(measured);
    });
    return () => {
      isOpen = false;
      audio.current = undefined;
      close();
    };
  }, [recording]);

  useEffect(() => () => fetching.current?.abort(), []);

  const fetchRecording = async () => {
    const request = new AbortController();
    fetching.current = request;
    isWanted.current = true;
    setPhase("loading");
    try {
      const found = await load(request.signal);
      if (!request.signal.aborted) setRecording(found);
    } catch (reason) {
      if (request.signal.aborted) return;
      fail(reasonOf(reason) || intl.formatMessage({ id: "media.player.failed" }));
    }
  };

  return {
    phase,
    positionMs,
    durationMs: known.durationMs ?? durationMs,
    peaks: known.peaks,
    speed,
    changeSpeed: (faster: number) => {
      setSpeed(faster);
      if (audio.current) audio.current.playbackRate = faster;
    },
    error,
    seek: (toMs: number) => {
      setPositionMs(toMs);
      if (audio.current) audio.current.currentTime = toMs / 1000;
    },
    /** The effect of the one button: play, pause, stop fetching, or try again. */
    toggle: () => {
      if (phase === "loading") {
        fetching.current?.abort();
        setPhase("idle");
      } else if (!audio.current) void fetchRecording();
      else if (phase === "playing") audio.current.pause();
      else void start(audio.current);
    },
  };
}
