/** A file that was uploaded, typed by its content. */
export interface Media {
  /** Changes with every upload. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

interface Kind {
  readonly type: string;
  readonly extension: string;
  readonly begins: (bytes: Buffer) => boolean;
}

const startsWith =
  (...magic: readonly number[]) =>
  (bytes: Buffer): boolean =>
    bytes.subarray(0, magic.length).equals(Buffer.from(magic));

const hasText =
  (text: string, at: number) =>
  (bytes: Buffer): boolean =>
    bytes.toString("latin1", at, at + text.length) === text;

const audioKinds: readonly Kind[] = [
  { type: "audio/webm", extension: "webm", begins: startsWith(0x1a, 0x45, 0xdf, 0xa3) },
  { type: "audio/mp4", extension: "m4a", begins: hasText("ftyp", 4) },
  { type: "audio/wav", extension: "wav", begins: hasText("RIFF", 0) },
  { type: "audio/ogg", extension: "ogg", begins: hasText("OggS", 0) },
  { type: "audio/mpeg", extension: "mp3", begins: hasText("ID3", 0) },
  { type: "audio/mpeg", extension: "mp3", begins: startsWith(0xff, 0xfb) },
];

const pictureKinds: readonly Kind[] = [
  { type: "image/png", extension: "png", begins: startsWith(0x89, 0x50, 0x4e, 0x47) },
  { type: "image/jpeg", extension: "jpg", begins: startsWith(0xff, 0xd8, 0xff) },
];

const recognise = (kinds: readonly Kind[], bytes: Buffer): Media | undefined => {
  const kind = kinds.find(({ begins }) => begins(bytes));
  if (!kind) return undefined;
  return { name: `${crypto.randomUUID()}.${kind.extension}`, type: kind.type, bytes };
};

/** @returns undefined for what does not begin like audio */
export const recogniseAudio = (bytes: Buffer): Media | undefined => recognise(audioKinds, bytes);

/** @returns undefined for what begins like neither png nor jpeg */
export const recognisePicture = (bytes: Buffer): Media | undefined =>
  recognise(pictureKinds, bytes);

const PNG_END = "IEND";
const JPEG_END = "ffd9";

/** Whether a picture is there to its end. */
export function isWhole({ type, bytes }: Media): boolean {
  const end = Buffer.from(bytes.subarray(-8));
  return type === "image/png" ? end.includes(PNG_END) : end.toString("hex").endsWith(JPEG_END);
}

/** Half a second of silence, as the voices of this backend speak it. */
export function silence(): Media {
  const data = Buffer.alloc(16_000);
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + data.length, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(data.length, 40);
  const bytes = Buffer.concat([header, data]);
  return { name: `${crypto.randomUUID()}.wav`, type: "audio/wav", bytes };
}

const ARCHIVE_END = 22;

/** A ZIP file with nothing in it: the record that ends one. */
export const emptyArchive: Media = {
  name: "data.zip",
  type: "application/zip",
  bytes: Buffer.concat([Buffer.from("PK\u0005\u0006")], ARCHIVE_END),
};
