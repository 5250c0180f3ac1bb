import { fileTypeFromBuffer, fileTypeFromFile } from "file-type";

/** Content types of kept recordings, by the extension of their file. */
const types = {
  webm: "audio/webm",
  ogg: "audio/ogg",
  m4a: "audio/mp4",
  mp3: "audio/mpeg",
  wav: "audio/wav",
} as const;

export type AudioKind = keyof typeof types;

export type AudioType = (typeof types)[AudioKind];

/** Our kinds, by the names that file-type uses. */
const kinds: Readonly<Record<string, AudioKind>> = {
  webm: "webm",
  opus: "ogg",
  mp4: "m4a",
  m4a: "m4a",
  m4b: "m4a",
  mp3: "mp3",
  wav: "wav",
};

/** Returns the kind of an audio file, by its first bytes; nothing if it is not one of ours. */
export async function recogniseAudio(path: string): Promise<AudioKind | undefined> {
  const type = await fileTypeFromFile(path);
  return type && kinds[type.ext];
}

/** Returns the content type of a recording, by its first bytes; nothing if it is not one of ours. */
export async function recogniseAudioType(bytes: Uint8Array): Promise<string | undefined> {
  const type = await fileTypeFromBuffer(bytes);
  const kind = type && kinds[type.ext];
  return kind && types[kind];
}

export function audioEndingOf(type: string): AudioKind {
  const found = Object.entries(types).find(([, mime]) => mime === type);
  if (found === undefined) throw new Error("not the type of a recording");
  return found[0] as AudioKind;
}

/** The content type of a recording that we keep, by its name. */
export function audioTypeOf(name: string): AudioType {
  const kind = name.slice(name.lastIndexOf(".") + 1);
  if (!(kind in types)) throw new Error("not the name of a recording");
  return types[kind as AudioKind];
}
