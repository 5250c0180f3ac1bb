import { loadMessages, type Locale } from "@gemel/i18n";
import { laterDialog, laterPart } from "../../shell/failures/later.tsx";
import type { AppearanceProps } from "./Appearance.tsx";
import type { LeaveDialogProps } from "./LeaveDialog.tsx";
import { TabSkeleton } from "./TabSkeleton.tsx";
import type { TwinProps } from "./Twin.tsx";
import type { VoiceProps } from "./Voice.tsx";

const loadAppearance = () => import("./Appearance.tsx");
const loadLeaveDialog = () => import("./LeaveDialog.tsx");
const loadTwin = () => import("./Twin.tsx");
const loadVoice = () => import("./Voice.tsx");

export const Appearance = laterPart<AppearanceProps>(loadAppearance, <TabSkeleton />);
export const NextStep = laterPart<object>(() => import("./NextStep.tsx"), null);
let nextStep: Promise<unknown> | undefined;
/** Code and texts of `NextStep`, or what of them arrives: the same promise each time. */
export const nextStepParts = (locale: Locale): Promise<unknown> =>
  (nextStep ??= Promise.allSettled([NextStep.fetch(), loadMessages(locale, ["home"])]));
export const Twin = laterPart<TwinProps>(loadTwin, <TabSkeleton />);
export const Voice = laterPart<VoiceProps>(loadVoice, <TabSkeleton />);
export const LeaveDialog = laterDialog<LeaveDialogProps>(loadLeaveDialog, ({ leaving }) => ({
  isOpen: leaving.isAsking,
  close: leaving.cancel,
}));

/** Loads the other tabs and the question before leaving while the first tab is read. */
export function preloadParts(): void {
  for (const load of [loadAppearance, loadTwin, loadVoice, loadLeaveDialog])
    // A failure is shown where the part itself is rendered.
    load().catch(() => undefined);
}
