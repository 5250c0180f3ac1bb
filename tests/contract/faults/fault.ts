import type { Answer, Request } from "@gemel/contract/exchange";
import type { SocketFault } from "./plant-socket.ts";

/** Answers a request; `next` asks the backend. */
export type Handler = (
  request: Request,
  next: (request: Request) => Promise<Answer>,
) => Promise<Answer>;

/** The handlers between a run and the backend. */
interface Planted {
  /** The handlers by operation. */
  readonly on?: Readonly<Record<string, Handler>>;
  readonly socket?: SocketFault;
}

/** One thing that a backend can get wrong. */
export interface Fault {
  /** The operation that must be reported. */
  readonly operation: string;
  /** Other operations that the fault disturbs: a run may report them too, or skip their further checks. */
  readonly touches: readonly string[];
  /** The defect, in one line. */
  readonly description: string;
  /** Called for each run: what a fault remembers is of one run. */
  readonly plant: Plant;
}

/** @param operation where the fault shows */
export type Plant = (operation: string) => Planted;

/** @param touches as `Fault.touches` */
export const fault = (
  operation: string,
  description: string,
  plant: Plant,
  touches: readonly string[] = [],
): Fault => ({ operation, description, plant, touches });
