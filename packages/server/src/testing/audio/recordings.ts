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
