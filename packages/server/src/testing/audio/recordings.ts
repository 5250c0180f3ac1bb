import { Mp3OutputFormat, Mp4OutputFormat, OggOutputFormat, WebMOutputFormat } from "mediabunny";
import { recording, type RecordingOptions } from "./container.ts";
import { aac, mp3, opus } from "./packets.ts";
import { wav } from "./wav.ts";

/** The metadata of the recordings of `tagged`. */
export const SECRET = "47.3769 N, 8.5417 E";

const tags = { title: SECRET, comment: SECRET, artist: SECRET };

/** A webm as a browser records it: written while it grew, so without a duration. */
export const recordedWebm = (options?: RecordingOptions): Promise<Buffer> =>
  recording(new WebMOutputFormat({ appendOnly: true }), opus, options);

/** Opus of 120 ms, one packet every 20 ms: by ear it lasts six times as long as by its clock. */
export const crowded = (seconds: number): Promise<Buffer> =>
  recording(
    new WebMOutputFormat(),
    { ...opus, make: () => Uint8Array.from([0x7b, 0x06, ...new Uint8Array(30)]) },
    { seconds },
  );

/** Makes AAC that lasts some seconds by ear, in packets of a millisecond by its clock. */
export const crowdedAac = (seconds: number): Promise<Buffer> =>
  recording(
    new Mp4OutputFormat({ fastStart: "in-memory" }),
    { ...aac, seconds: 0.001 },
    { seconds: (seconds / aac.seconds) * 0.001 },
  );

/** A second of every kind of recording that Gemel reads, with metadata about the place and the device. */
export const tagged = {
  "webm/opus": () => recording(new WebMOutputFormat(), opus, { tags }),
  "webm/opus that a browser recorded": () => recordedWebm({ tags }),
  "ogg/opus": () => recording(new OggOutputFormat(), opus, { tags }),
  "mp4/aac": () => recording(new Mp4OutputFormat({ fastStart: "in-memory" }), aac, { tags }),
  "mp4/opus in fragments": () =>
    recording(new Mp4OutputFormat({ fastStart: "fragmented" }), opus, { tags }),
  mp3: () => recording(new Mp3OutputFormat(), mp3, { tags }),
  wav: async () => wav({ title: SECRET }),
} as const satisfies Record<string, () => Promise<Buffer>>;
