import { useIntl } from "@gemel/i18n";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { spokenDuration } from "../time/spoken-duration.ts";
import { secondsToAnnounce } from "./recording-status.ts";
import type { RecordState } from "./RecordTrigger.tsx";

export interface RecordingStatusProps {
  state: RecordState;
  elapsedMs: number;
  maxMs: number;
  /** The beginning is announced elsewhere. @default false */
  endOnly?: boolean;
}

/** Announces that the recording has begun, and when it is about to end. */
export function RecordingStatus({ state, elapsedMs, maxMs, endOnly }: RecordingStatusProps) {
  const intl = useIntl();
  const seconds = secondsToAnnounce(elapsedMs, maxMs);
  const statusText = () => {
    if (endOnly && seconds === undefined) return null;
    if (state === "starting") return intl.formatMessage({ id: "media.record.starting" });
    if (state !== "recording") return null;
    if (seconds === undefined) return intl.formatMessage({ id: "media.record.recording" });
    const time = spokenDuration(seconds * 1000, intl);
    return intl.formatMessage({ id: "media.record.left" }, { time });
  };
  return (
    <VisuallyHidden>
      <span role="status">{statusText()}</span>
    </VisuallyHidden>
  );
}
