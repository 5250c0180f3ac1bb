import type { Answer, Request } from "@gemel/contract/exchange";
import type { SocketFault } from "./plant-socket.ts";

/** Answers a request; `next` asks the backend. */
export type Handler = (
  request: Request,
  next: (request: Request) => Promise<Answer>,
) => Promise<Answer>;

/** What stands between a run and the backend. */
interface Planted {
  /** By operation. */
  readonly on?: Readonly<Record<string, Handler>>;
  readonly socket?: SocketFault;
}

/** One thing that a backend can get wrong. */
export interface Fault {
  /** Where it shows: the operation that must be reported. */
  readonly operation: string;
  /** What it disturbs besides: a run may report these as well, or look at them no further. */
  readonly touches: readonly string[];
  /** What is wrong, in one line. */
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
