import type { Schemas } from "../contract.ts";
import { readText, readNonEmpty } from "./reading/nullable.ts";
import { fieldsOf } from "./reading/reader.ts";

/** One text to read aloud, in Markdown. */
export interface VoiceScriptPart {
  readonly title: string;
  readonly text: string;
}

/** Reads the texts that are there; each title may be `titre_…` or `title_…`. */
export function readVoiceScript(json: unknown): readonly VoiceScriptPart[] {
  const raw = fieldsOf<Schemas["VoiceScriptAnswer"]>(json);
  return [
    { title: readNonEmpty(raw.titre_1) ?? readNonEmpty(raw.title_1), text: raw.script_md1 },
    { title: readNonEmpty(raw.titre_2) ?? readNonEmpty(raw.title_2), text: raw.script_md2 },
  ]
    .map(({ title, text }) => ({ title: title ?? "", text: readText(text) ?? "" }))
    .filter(({ text }) => text.trim() !== "");
}
