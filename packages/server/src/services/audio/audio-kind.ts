import { fileTypeFromFile } from "file-type";

/** The forms in which recordings are kept, by the ending of their file. */
const types = {
  webm: "audio/webm",
  ogg: "audio/ogg",
  m4a: "audio/mp4",
  mp3: "audio/mpeg",
  wav: "audio/wav",
} as const;

export type AudioKind = keyof typeof types;

/** What file-type calls our kinds. */
const kinds: Readonly<Record<string, AudioKind>> = {
  webm: "webm",
  opus: "ogg",
  mp4: "m4a",
  m4a: "m4a",
  m4b: "m4a",
  mp3: "mp3",
  wav: "wav",
};

/** Of which kind a file is, by its first bytes. Nothing when it is none of ours. */
export async function recogniseAudio(path: string): Promise<AudioKind | undefined> {
  const type = await fileTypeFromFile(path);
  return type && kinds[type.ext];
}

/** The content type of a recording that we keep, by its name. */
export function audioTypeOf(name: string): string {
  const kind = name.slice(name.lastIndexOf(".") + 1);
  if (!(kind in types)) throw new Error("not the name of a recording");
  return types[kind as AudioKind];
}
