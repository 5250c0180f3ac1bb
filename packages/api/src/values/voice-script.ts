import type { Schemas } from "../contract.ts";
import { readText } from "./nullable.ts";

/** One text to read aloud, in Markdown. */
export interface VoiceScriptPart {
  readonly title: string;
  readonly text: string;
}

/** Reads the texts that are there, whether their titles are `titre_…` or `title_…`. */
export function readVoiceScript(raw: Schemas["VoiceScriptAnswer"]): readonly VoiceScriptPart[] {
  const [first, second] =
    "titre_1" in raw ? [raw.titre_1, raw.titre_2] : [raw.title_1, raw.title_2];
  return [
    { title: readText(first) ?? "", text: readText(raw.script_md1) ?? "" },
    { title: readText(second) ?? "", text: readText(raw.script_md2) ?? "" },
  ].filter(({ text }) => text.trim() !== "");
}
