import { isWhole } from "./checkers/losses.ts";
import type { Outcome } from "./fault.ts";

/** A process that was killed is ready again within this time. */
const READY_MS = 10_000;

/** Lists the violations of a site under a fault, one line each; empty if it kept its promises. */
export const violationsOf = ({ losses, slowestReadyMs = 0, wrong }: Outcome): readonly string[] => [
  ...(isWhole(losses) ? [] : ["acknowledged writes are not there once and in order"]),
  ...(slowestReadyMs <= READY_MS ? [] : [`a start took more than ${READY_MS / 1_000} s`]),
  ...(losses.acknowledged > 0 ? [] : ["nothing was acknowledged, so that nothing was tried"]),
  ...wrong,
];

/** Describes an outcome in one line. */
export function describeOutcome(name: string, { done, losses, slowestReadyMs }: Outcome): string {
  const { acknowledged, lost, doubled, outOfOrder } = losses;
  const counts = [
    `${acknowledged} acknowledged`,
    `${lost} lost`,
    `${doubled} doubled`,
    `${outOfOrder} out of order`,
    ...(slowestReadyMs === undefined
      ? []
      : [`slowest ready ${(slowestReadyMs / 1_000).toFixed(1)} s`]),
  ];
  return `${name}: ${done}; ${counts.join(", ")}`;
}
