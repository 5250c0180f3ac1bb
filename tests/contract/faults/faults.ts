import { answerFaults } from "./answers.ts";
import type { Fault } from "./fault.ts";
import { listFaults } from "./lists.ts";
import { requestFaults } from "./requests.ts";
import { sequenceFaults } from "./sequences.ts";
import { socketFaults } from "./socket.ts";

const all = {
  ...answerFaults,
  ...requestFaults,
  ...listFaults,
  ...sequenceFaults,
  ...socketFaults,
};

export type FaultName = keyof typeof all;

/** The faults that can be planted, by name. */
export const faults: Readonly<Record<FaultName, Fault>> = all;

export const faultNames = Object.keys(faults) as FaultName[];
