import type { LiveEvent } from "./live-event.ts";

/** Why a live connection may not go on: its session was ended, or its access token ran out. */
type LiveEnd = "session ended" | "token expired";

/** Who is at the other end of a live connection, and until when. */
export interface LiveMember {
  readonly memberId: string;
  readonly sessionId: string;
  /** When the access token that it was opened with runs out. */
  readonly expiresAt: Date;
}

/** One open live connection, whatever carries it. */
export interface LiveConnection extends LiveMember {
  /** Passes on what happened; harmless when it is closed already. */
  tell(event: LiveEvent): void;
  /** Tells the client why and hangs up; harmless when it is closed already. */
  end(reason: LiveEnd): void;
}
