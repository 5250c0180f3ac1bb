import type { Message } from "../Message/message.ts";

/** Characters of a message that are read aloud as it arrives; the rest is read in its place. */
const length = 200;

/** A message as it is read aloud: without the marks of markdown, and not all of a long one. */
export function spokenText({ text = "", audio }: Message, nameOfAudio: string): string {
  if (audio !== undefined) return audio.transcript ?? nameOfAudio;
  const plain = text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(#{1,6}|>|[-*+]|\d+\.)\s+/gm, "")
    .replace(/[*_`~]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const letters = [...plain];
  return letters.length > length ? `${letters.slice(0, length).join("")}…` : plain;
}
