import {
  type AudioCodec,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  Input,
  type InputFormat,
  Logging,
  LogLevel,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import type { AudioKind } from "./audio-kind.ts";
import type { AudioRules } from "./recording-rules.ts";
import { aacPacketSeconds } from "./aac-config.ts";
import { opusSeconds } from "./opus-packet.ts";
import type { RewrittenAudio } from "./rewritten-audio.ts";

/** A shorter recording has no speech. */
const MIN_SECONDS = 0.4;
/** Recorders stop by a clock of their own. */
const LATE_SECONDS = 1;

interface Container {
  readonly input: InputFormat;
  readonly output: () => OutputFormat;
  readonly codecs: readonly AudioCodec[];
}

const containers: Readonly<Record<AudioKind, Container>> = {
  webm: { input: WEBM, output: () => new WebMOutputFormat(), codecs: ["opus"] },
  ogg: { input: OGG, output: () => new OggOutputFormat(), codecs: ["opus"] },
  m4a: {
    input: MP4,
    output: () => new Mp4OutputFormat({ fastStart: "in-memory" }),
    codecs: ["aac", "opus"],
  },
  mp3: { input: MP3, output: () => new Mp3OutputFormat(), codecs: ["mp3"] },
  wav: { input: WAVE, output: () => new WavOutputFormat(), codecs: ["pcm-s16"] },
};

// The library would write about members' files to the terminal.
Logging.level = LogLevel.Silent;

/**
 * Copies the sound of a recording, packet by packet, into a new file. Its length is measured on the way:
 * what the file says about it may be missing or wrong.
 */
export async function remuxAudio(
  bytes: Uint8Array,
  kind: AudioKind,
  rules: AudioRules,
): Promise<RewrittenAudio> {
  const container = containers[kind];
  try {
    using input = new Input({ source: new BufferSource(bytes), formats: [container.input] });
    if ((await input.getVideoTracks()).length > 0) return { fault: "not_audio" };
    const track = await input.getPrimaryAudioTrack();
    const codec = await track?.getCodec();
    const decoderConfig = await track?.getDecoderConfig();
    if (!track || !codec || !decoderConfig) return { fault: "not_audio" };
    if (!container.codecs.includes(codec)) return { fault: "not_audio" };

    const into = codec === "opus" ? (rules.opusInto ?? kind) : kind;
    const target = new BufferTarget();
    const output = new Output({ format: containers[into].output(), target });
    const source = new EncodedAudioPacketSource(codec);
    output.addAudioTrack(source);
    await output.start();

    let start: number | undefined;
    const secondsOf = packetClock(codec, decoderConfig);
    let played = 0;
    let length = 0;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      // An mp4 may begin before zero, with what its decoder needs to warm up.
      start ??= kind === "m4a" ? Math.max(0, packet.timestamp) : packet.timestamp;
      const timestamp = packet.timestamp - start;
      const seconds = secondsOf(packet);
      const duration = packet.duration || seconds;
      played += seconds;
      length = Math.max(length, played, timestamp + duration);
      if (!Number.isFinite(length)) throw new Error("packets out of time");
      if (milliseconds(length) > milliseconds(rules.maxSeconds + LATE_SECONDS)) {
        return { fault: "too_long" };
      }
      await source.add(packet.clone({ timestamp, duration }), { decoderConfig });
    }
    if (milliseconds(played) < milliseconds(MIN_SECONDS)) return { fault: "too_short" };
    await output.finalize();
    if (target.buffer === null) throw new Error("nothing was written");
    return { kind: into, bytes: new Uint8Array(target.buffer), seconds: length };
  } catch (cause) {
    return { fault: "unreadable", cause };
  }
}

/** Whole, because a sum of packets is off by a little. */
const milliseconds = (seconds: number): number => Math.round(seconds * 1000);

/**
 * Returns a clock for how long a packet plays, by its content if that says so.
 * @throws Error for a format that no recorder makes
 */
function packetClock(
  codec: AudioCodec,
  { description, numberOfChannels, sampleRate }: AudioDecoderConfig,
): (packet: EncodedPacket) => number {
  if (codec === "opus") return ({ data }) => opusSeconds(data);
  if (codec === "pcm-s16") return ({ data }) => data.length / (2 * numberOfChannels * sampleRate);
  if (codec !== "aac") return ({ duration }) => duration;
  if (!(description instanceof Uint8Array)) throw new Error("AAC without a description");
  const seconds = aacPacketSeconds(description);
  return () => seconds;
}
