import { useIntl } from "@gemel/i18n";
import { Notice } from "@gemel/ui/Notice";
import type { VoiceNoteFlow } from "../../flows/talk/use-voice-note.ts";
import { recorderProblems } from "./recorder-problems.ts";

interface NoteProblemProps {
  problem: NonNullable<VoiceNoteFlow["problem"]>;
}

/** Why nothing was recorded. */
export function NoteProblem({ problem }: NoteProblemProps) {
  const intl = useIntl();
  if (problem === "too_short")
    return <Notice>{intl.formatMessage({ id: "media.note.tooShort" })}</Notice>;
  const { title, help } = recorderProblems[problem];
  return (
    <Notice tone="danger" title={help && intl.formatMessage({ id: title })}>
      {intl.formatMessage({ id: help ?? title })}
    </Notice>
  );
}
