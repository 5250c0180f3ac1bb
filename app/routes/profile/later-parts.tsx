import { loadMessages, type Locale } from "@gemel/i18n";
import { laterPart } from "../../shell/failures/later.tsx";
import type { AppearanceProps } from "./Appearance.tsx";
import { TabSkeleton } from "./TabSkeleton.tsx";
import type { TwinProps } from "./Twin.tsx";
import type { VoiceProps } from "./Voice.tsx";

const loadAppearance = () => import("./Appearance.tsx");
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

/** Loads the other tabs while the first one is read. */
export function preloadParts(): void {
  for (const load of [loadAppearance, loadTwin, loadVoice])
    // A failure is shown where the part itself is rendered.
    load().catch(() => undefined);
}
