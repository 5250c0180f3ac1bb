import type { Node } from "../contract/place.ts";
import type { Answer } from "../http/answer.ts";
import type { CheckToken } from "../http/authenticate.ts";
import type { Handlers, OperationId } from "../operations/call.ts";
import type { SocketRules } from "../socket/socket-rules.ts";

/** One thing that a backend can get wrong. */
export interface Fault {
  /** Where it shows: the operation that must be reported. */
  readonly operation: OperationId;
  /** What it disturbs besides: a run may report these as well, or look at them no further. */
  readonly touches?: readonly OperationId[];
  /** What is wrong, in one line. */
  readonly description: string;
  /** Changes the contract that the backend believes in. */
  readonly misread?: (document: Node) => void;
  /** Handlers that stand in for the right ones. */
  readonly handlers?: (right: Handlers) => Partial<Handlers>;
  /** Lets every member call the operation, however far they have come. */
  readonly openGate?: true;
  /** Changes each answer of the operation on its way out. */
  readonly spoil?: (answer: Answer) => Answer;
  readonly checkToken?: CheckToken;
  /** Rules of the live connection that stand in for the right ones. */
  readonly socket?: Partial<SocketRules>;
}
