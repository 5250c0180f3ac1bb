import { Mp4OutputFormat } from "mediabunny";
import { recording } from "./container.ts";
import { aac } from "./packets.ts";

/** A small mp4 whose tables claim two billion packets, each with its own time. */
export async function endlessMp4(): Promise<Buffer> {
  const bytes = await recording(new Mp4OutputFormat({ fastStart: "in-memory" }), aac);
  bytes.writeUInt32BE(0x7fff_ffff, bytes.indexOf("stts") + 12);
  bytes.writeUInt32BE(0, bytes.indexOf("stts") + 16);
  bytes.write("ctts", bytes.indexOf("stsc"));
  return bytes;
}
