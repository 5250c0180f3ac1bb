import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type MetadataTags,
  Output,
  type OutputFormat,
} from "mediabunny";
import { packetsOf, type TestPackets } from "./packets.ts";

export interface RecordingOptions {
  readonly seconds?: number;
  readonly tags?: MetadataTags;
  /** A picture track beside the sound. */
  readonly video?: boolean;
}

export async function recording(
  format: OutputFormat,
  of: TestPackets,
  { seconds = 1, tags = {}, video = false }: RecordingOptions = {},
): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  output.setMetadataTags(tags);
  const sound = new EncodedAudioPacketSource(of.codec);
  output.addAudioTrack(sound);
  const picture = new EncodedVideoPacketSource("vp8");
  if (video) output.addVideoTrack(picture);
  await output.start();
  const { decoderConfig } = of;
  if (video) {
    const frame = new EncodedPacket(new Uint8Array(100), "key", 0, seconds);
    await picture.add(frame, { decoderConfig: { codec: "vp8", codedWidth: 16, codedHeight: 16 } });
  }
  for (const packet of packetsOf(of, seconds)) await sound.add(packet, { decoderConfig });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

interface Contents {
  /** In seconds, as the file says without being read to its end; null when it does not. */
  readonly duration: number | null;
  readonly packets: readonly Buffer[];
  /** The end of its last packet, in seconds. */
  readonly end: number;
}

export async function readRecording(bytes: Uint8Array): Promise<Contents> {
  using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack();
  if (track === null) throw new Error("no sound");
  const packets: Buffer[] = [];
  for await (const { data } of new EncodedPacketSink(track).packets()) {
    packets.push(Buffer.from(data));
  }
  return {
    duration: await track.getDurationFromMetadata(),
    packets,
    end: await track.computeDuration(),
  };
}
