import { createResampler } from "./resampler.ts";
import { toPcm16 } from "./wav.ts";

/** Globals of the worklet's scope, which TypeScript's libraries do not describe. */
declare const sampleRate: number;
declare const registerProcessor: (name: string, processor: typeof PcmProcessor) => void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** A tenth of a second at the rate of the file. */
const voiceRate = 16_000;
const chunkLength = voiceRate / 10;

/**
 * Samples of the microphone as PCM of 16 kHz, mono, 16 bit: an `ArrayBuffer` every 100 ms. After any
 * message it posts the rest and an empty one, and ends.
 */
class PcmProcessor extends AudioWorkletProcessor {
  readonly #resampler = createResampler(sampleRate, voiceRate);
  readonly #chunk = new Float32Array(chunkLength);
  #filled = 0;
  #isOver = false;

  constructor() {
    super();
    this.port.addEventListener("message", () => this.#end());
    this.port.start();
  }

  process([microphone]: readonly (readonly Float32Array[])[]): boolean {
    const [samples] = microphone ?? [];
    if (samples && !this.#isOver) this.#take(this.#resampler.push(samples));
    return !this.#isOver;
  }

  #take(samples: Float32Array): void {
    for (const sample of samples) {
      this.#chunk[this.#filled] = sample;
      this.#filled += 1;
      if (this.#filled === chunkLength) this.#post();
    }
  }

  #post(): void {
    const { buffer } = toPcm16(this.#chunk.subarray(0, this.#filled));
    this.#filled = 0;
    this.port.postMessage(buffer, [buffer]);
  }

  #end(): void {
    this.#isOver = true;
    this.#take(this.#resampler.end());
    if (this.#filled > 0) this.#post();
    this.port.postMessage(new ArrayBuffer(), []);
  }
}

registerProcessor("pcm", PcmProcessor);
