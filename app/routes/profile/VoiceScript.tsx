import { useIntl } from "@gemel/i18n";
import { EmptyState } from "@gemel/ui/EmptyState";
import { ErrorState } from "@gemel/ui/ErrorState";
import { VoiceScriptDialog } from "@gemel/ui/VoiceScriptDialog";
import { lazy, Suspense, type ReactNode } from "react";
import { useVoiceScript } from "../../flows/profile/use-voice-script.ts";
import { useLanguage } from "../../shell/frame/Language.tsx";

const loadText = () => import("./ScriptText.tsx");
const ScriptText = lazy(loadText);

interface VoiceScriptProps {
  /** The recorder for reading the texts aloud. */
  recorder: ReactNode;
  onClose: () => void;
}

/** The window with the voice script, which is fetched each time: the profile may have changed. */
export function VoiceScript({ recorder, onClose }: VoiceScriptProps) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const { phase, parts, retry } = useVoiceScript({ locale, loadReader: loadText });
  const texts = parts.map(({ title, text }) => ({
    title,
    text: (
      <Suspense>
        <ScriptText>{text}</ScriptText>
      </Suspense>
    ),
  }));
  return (
    <VoiceScriptDialog
      isOpen
      onOpenChange={onClose}
      title={intl.formatMessage({ id: "profile.voice.script.title" })}
      texts={phase === "shown" ? texts : undefined}
      recorder={recorder}
      problem={
        phase === "loading" || phase === "shown" ? null : (
          <ScriptProblem phase={phase} onRetry={retry} />
        )
      }
    />
  );
}

interface ScriptProblemProps {
  phase: "none" | "notReady" | "failed";
  onRetry: () => void;
}

function ScriptProblem({ phase, onRetry }: ScriptProblemProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: `profile.voice.script.${phase}` });
  if (phase === "failed") return <ErrorState headingLevel={3} title={title} onRetry={onRetry} />;
  return (
    <EmptyState headingLevel={3} title={title}>
      {intl.formatMessage({ id: `profile.voice.script.${phase}Help` })}
    </EmptyState>
  );
}
