import { CannotRun } from "./cannot-run.ts";
import type { Cleanup } from "./clean-up.ts";
import type { Inspector } from "./checks/inspector.ts";
import type { Contract } from "./contract/contract.ts";
import type { Operation } from "./contract/operation.ts";
import type { Server } from "./exchange/exchange.ts";
import type { Secrets } from "./exchange/secrets.ts";
import type { Member } from "./members/member.ts";
import type { Outbox } from "./members/outbox.ts";
import type { Options } from "./options.ts";
import type { Ledger } from "./report/ledger.ts";
import type { Steps } from "./sequences/step.ts";

/** Findings of the sequences, for the requests that come after them. */
export interface Facts {
  /** A conversation that the runner opened, with a message in it. */
  conversationId?: string;
  messageId?: string;
  /** A message of it that is a recording. */
  audioMessageId?: string;
  matchId?: string;
  /** The member whom the first member matched with. */
  matchedId?: string;
  /** The second member of the runner's own, about whom reports may be made. */
  ownSecondId?: string;
  twinId?: string;
  adviceId?: string;
  voiceReplyId?: string;
  nickname?: string;
  /** The id of a member who has no picture to lose; below, of one who has no voice message to lose. */
  pictureOwnerId?: string;
  voiceOwnerId?: string;
  /** When the contact form was opened, and its stamps, each good for one message. */
  contactForm?: { readonly loaded_at: number; readonly stamps: readonly string[] };
  /** Conversations that were not there before the run, and who opened them. */
  readonly opened: { readonly id: string; readonly as: Member }[];
}

export interface RunContext extends Steps {
  readonly options: Options;
  readonly contract: Contract;
  readonly server: Server;
  readonly secrets: Secrets;
  readonly ledger: Ledger;
  readonly inspector: Inspector;
  /** Given or made members, in the order in which they came. */
  readonly members: Member[];
  /** The admin who decides reports; not one of the members. */
  admin?: Member;
  readonly outbox?: Outbox;
  readonly facts: Facts;
  /** Actions at the end of the run, the last first: putting back, cleaning up. */
  readonly cleanups: Cleanup[];
  /** Aborted when the run is to end early. */
  readonly signal?: AbortSignal;
  /** Things worth knowing that are no departure. */
  readonly notes: string[];
}

export const operationOf = (
  { contract }: Pick<RunContext, "contract">,
  id: string,
): Operation | undefined => contract.operations.find((operation) => operation.id === id);

/** @throws CannotRun where the run is to end early */
export function stopIfAsked({ signal }: Pick<RunContext, "signal">): void {
  if (signal?.aborted) throw new CannotRun("interrupted");
}
