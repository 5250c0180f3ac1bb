import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { pixelBomb } from "../../../packages/server/src/testing/uploads/pixel-bomb.ts";

/** A text in the metadata or hidden content of a file, which must never be served again. */
export const LEAK_PROBE = "47.3769N 8.5417E GemelCam";

const script = `<script>gemelRan("${LEAK_PROBE}")</script>`;
const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
const picture = sharp({
  create: { width: 48, height: 32, channels: 3, background: "#9E1F40", noise },
});

const exif = {
  IFD0: { Make: LEAK_PROBE, Model: LEAK_PROBE, Software: script },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 22/1 37/1", GPSAreaInformation: LEAK_PROBE },
};
const xmp = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/">${LEAK_PROBE}</x:xmpmeta>`;

const plain = (side: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width: side, height: side, channels, background: "#a12" } });

export const jpeg = (): Promise<Buffer> => picture.clone().jpeg().toBuffer();
export const png = (): Promise<Buffer> => picture.clone().png().toBuffer();

const tagged = () => picture.clone().withExif(exif).withXmp(xmp);

/** A chunk of a png, put before its picture. */
function withChunk(bytes: Buffer, name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  const at = bytes.indexOf("IDAT") - 4;
  return Buffer.concat([bytes.subarray(0, at), length, body, checksum, bytes.subarray(at)]);
}

/** A segment of a jpeg, put at its beginning. */
function withSegment(bytes: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([bytes.subarray(0, 2), head, data, bytes.subarray(2)]);
}

/** Makes a jpeg claim the largest size that a jpeg can have. */
function claimingAll(bytes: Buffer): Buffer {
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  const claimed = Buffer.from(bytes);
  claimed.writeUInt16BE(65_000, frame + 5);
  claimed.writeUInt16BE(65_000, frame + 7);
  return claimed;
}

const unfolding = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * 1024 * 1024));

/** Pictures that are also another file type and carry metadata: drawn again or refused. */
export const polyglots: Readonly<Record<string, () => Promise<Buffer>>> = {
  "a jpeg with where it was taken": () => tagged().jpeg().toBuffer(),
  "a png with where it was taken": () => tagged().png().toBuffer(),
  "a png with a page after it": async () => Buffer.concat([await png(), Buffer.from(script)]),
  "a jpeg with a page after it": async () => Buffer.concat([await jpeg(), Buffer.from(script)]),
  "a jpeg with a script as its comment": async () =>
    withSegment(await jpeg(), 0xfe, Buffer.from(`*/=1;/*${script}`)),
  "a png with a text of a page": async () =>
    withChunk(await png(), "tEXt", Buffer.from(`Comment\0${script}`)),
  "a png with a program of PHP": async () =>
    withChunk(await png(), "pHPx", Buffer.from(`<?php echo "${LEAK_PROBE}"; ?>`)),
  "a jpeg that begins a zip": async () =>
    Buffer.concat([await jpeg(), Buffer.from("PK\u0003\u0004"), Buffer.from(LEAK_PROBE)]),
  "a jpeg that is a pdf too": async () =>
    withSegment(await jpeg(), 0xfe, Buffer.from(`%PDF-1.7 ${LEAK_PROBE}`)),
};

/** Pictures that take more than they give: all refused. */
export const bombs: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  "a png of 100,000 by 1,000": () => pixelBomb(100_000, 1_000),
  "an interlaced png of 8,000 by 8,000": () =>
    plain(8_000, 4).png({ progressive: true, compressionLevel: 1 }).toBuffer(),
  "a jpeg that says it has 65,000 by 65,000": async () => claimingAll(await jpeg()),
};

/** The same in other forms: each takes a second of a processor and more. */
export const heavyBombs: typeof bombs = {
  "a png of 50,000 by 50,000": () => pixelBomb(50_000, 50_000),
  "a progressive jpeg of 8,000 by 8,000 that is to be turned": () =>
    plain(8_000)
      .withMetadata({ orientation: 6 })
      .jpeg({ progressive: true, chromaSubsampling: "4:4:4" })
      .toBuffer(),
  "an interlaced png of 16 bits of 6,400 by 6,400": () =>
    plain(6_400).toColourspace("rgb16").png({ progressive: true, compressionLevel: 1 }).toBuffer(),
  "a png of 7,900 by 7,900 that is to be turned": () =>
    plain(7_900, 4).withMetadata({ orientation: 5 }).png({ compressionLevel: 1 }).toBuffer(),
};

/** Pictures with something that unfolds to more beside what is drawn: drawn again or refused. */
export const foldedTexts: Readonly<Record<string, () => Promise<Buffer>>> = {
  "a png with 100 MB of text": async () =>
    withChunk(await png(), "zTXt", Buffer.concat([Buffer.from("Comment\0\0"), unfolding(100)])),
  "a png with 100 MB of colour profile": async () =>
    withChunk(await png(), "iCCP", Buffer.concat([Buffer.from("profile\0\0"), unfolding(100)])),
};

/** Files that claim to be a picture that we take, and are not: all are refused. */
export const impostors: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  "an svg with a script": () =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  "a page": () => Buffer.from(`<!doctype html>${script}`),
  "a gif that is a script": () => Buffer.from(`GIF89a=1;/*${"\0".repeat(40)}*/${script}`),
  "a webp": () => picture.clone().webp().toBuffer(),
  "a tiff": () => picture.clone().tiff().toBuffer(),
  "an avif": () => picture.clone().avif().toBuffer(),
  "the first bytes of a png": async () => (await png()).subarray(0, 60),
  "the first bytes of a jpeg": async () => (await jpeg()).subarray(0, 200),
  "half a jpeg": async () => {
    const whole = await jpeg();
    return whole.subarray(0, whole.length / 2);
  },
  "a png without its picture": async () => {
    const whole = await png();
    return Buffer.concat([whole.subarray(0, 33), whole.subarray(-12)]);
  },
};
