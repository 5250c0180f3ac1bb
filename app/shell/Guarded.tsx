import { Suspense, useEffect, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import type { MessageId } from "@gemel/i18n";
import { useSession } from "../flows/session/use-session.ts";
import { decide, type Access, type GateReason } from "./gate.ts";
import { Restoring } from "./failures/Restoring.tsx";
import { rememberedLocation } from "./place/remembered-location.ts";
import { NotFound, Unreachable } from "./lazy-pages.ts";
import { useFlashText } from "./frame/use-flash-text.ts";

const reasonTexts: Record<GateReason, MessageId> = {
  signIn: "shell.gate.signInFirst",
  completeProfile: "shell.gate.completeProfile",
  answerQuestionnaire: "shell.gate.questionnaireFirst",
  beingAnalysed: "shell.gate.beingAnalysed",
};

interface GuardedProps {
  access: Access;
  path: string;
  children: ReactNode;
}

/** Shows a page where the gate allows it, and else redirects to the page where the user can go on. */
export function Guarded({ access, path, children }: GuardedProps) {
  const session = useSession();
  const location = useLocation();
  if (access !== "public") {
    if (session.phase === "restoring") return <Restoring />;
    if (session.phase === "unreachable")
      return (
        <Suspense fallback={<Restoring />}>
          <Unreachable />
        </Suspense>
      );
  }
  const { user } = session;
  const decision = decide(access, path, user?.onboarding_status ?? null, user?.is_admin);
  if (decision.kind === "open") return children;
  if (decision.kind === "notFound")
    return (
      <Suspense fallback={<Restoring />}>
        <NotFound />
      </Suspense>
    );
  if (decision.kind === "leave")
    return <Navigate to={rememberedLocation(location.state)} replace />;
  const text =
    decision.reason === "signIn" && session.endedBy === "server"
      ? "shell.sessionEnded"
      : reasonTexts[decision.reason];
  return <Redirect to={decision.to} text={text} />;
}

function Redirect({ to, text }: { to: string; text: MessageId }) {
  const location = useLocation();
  const show = useFlashText();
  useEffect(() => {
    show(text);
  }, [show, text]);
  return <Navigate to={to} replace state={{ from: location }} />;
}
