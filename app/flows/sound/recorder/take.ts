import type { RecorderFailure } from "@gemel/machines/voice-recorder";

/** A recording that is running, in whichever format. */
export interface Take {
  /** Ends it and gives its file; also when the microphone has gone away meanwhile. */
  readonly finish: () => Promise<Blob>;
}

export interface TakeOptions {
  readonly stream: MediaStream;
  /** Call it when the recording cannot continue. */
  readonly interrupt: (reason: RecorderFailure) => void;
}
