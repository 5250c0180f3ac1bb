import type { OnboardingStatus, User } from "@gemel/api/values";
import type {
  Credentials,
  SessionEnd,
  sessionMachine,
  SignInFailure,
} from "@gemel/machines/session";
import { useSelector } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import { useGemel } from "../gemel.tsx";

export type { OnboardingStatus, SignInFailure, User };

/** The state of the session, as far as it is known. */
type SessionPhase = "restoring" | "signedOut" | "signedIn" | "unreachable";

export interface Session {
  phase: SessionPhase;
  user: User | null;
  isSubmitting: boolean;
  /** The robot check that signing in takes is being solved. */
  isChecking: boolean;
  signInFailure: SignInFailure | null;
  /** Why the last session ended. */
  endedBy: SessionEnd | null;
  /** Gemel gives no answer at the moment; a member who is signed in stays so. */
  isUnreachable: boolean;
  /** Gemel could not be reached and is being asked again. */
  isRetrying: boolean;
  signIn: (credentials: Credentials) => void;
  signOut: () => void;
  /** Asks the server again at once, instead of at the end of the waiting time. */
  retry: () => void;
}

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const isRetrying = (snapshot: Snapshot): boolean =>
  snapshot.matches("restoring") && snapshot.context.attempts > 0;

function phaseOf(snapshot: Snapshot): SessionPhase {
  if (snapshot.matches("signedIn")) return "signedIn";
  if (snapshot.matches("signedOut")) return "signedOut";
  return snapshot.matches("unreachable") || isRetrying(snapshot) ? "unreachable" : "restoring";
}

export function useSession(): Session {
  const { session } = useGemel();
  const snapshot = useSelector(session, (current) => current);
  const { user, signInFailure, endedBy } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    user,
    isSubmitting:
      snapshot.matches({ signedOut: "submitting" }) || snapshot.matches({ signedOut: "checking" }),
    isChecking: snapshot.matches({ signedOut: "checking" }),
    signInFailure,
    endedBy,
    isUnreachable: snapshot.context.attempts > 0,
    isRetrying: isRetrying(snapshot),
    signIn: (credentials) => session.send({ type: "session.signIn", ...credentials }),
    signOut: () => session.send({ type: "session.signOut" }),
    retry: () => session.send({ type: "session.retry" }),
  };
}
