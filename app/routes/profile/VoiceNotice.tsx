import { useIntl } from "@gemel/i18n";
import { Notice } from "@gemel/ui/Notice";
import { StatusLine } from "@gemel/ui/StatusLine";
import type { ProfileVoice } from "../../flows/profile/use-profile-voice.ts";
import { interruptedProblem, voiceProblem } from "./voice-problems.ts";

/** The result of the last action on the voice message. */
export function VoiceNotice({ voice }: { voice: ProfileVoice }) {
  const intl = useIntl();
  const { failure, draft, outcome, phase } = voice;
  if (failure) {
    const { title, help } = voiceProblem(failure);
    return (
      <Notice tone="danger" title={intl.formatMessage({ id: title })}>
        {intl.formatMessage({ id: help })}
      </Notice>
    );
  }
  if (draft?.interruption && phase === "recorded") {
    const { title, help } = interruptedProblem(draft.interruption);
    return (
      <Notice tone="warning" title={intl.formatMessage({ id: title })}>
        {intl.formatMessage({ id: help })}
      </Notice>
    );
  }
  return (
    outcome && <StatusLine>{intl.formatMessage({ id: `profile.voice.${outcome}` })}</StatusLine>
  );
}
