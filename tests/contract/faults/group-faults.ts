import type { Fault } from "./fault.ts";
import { type FaultName, faultNames, faults } from "./faults.ts";

const placesOf = ({ operation, touches }: Fault): readonly string[] => [operation, ...touches];

/** Every operation in which these faults may show. */
export const placesOfAll = (names: readonly FaultName[]): readonly string[] =>
  names.flatMap((name) => placesOf(faults[name]));

/** Faults that show in different places are planted together: a run takes seconds. */
export function groupFaults(count: number): FaultName[][] {
  const groups = Array.from({ length: count }, (): FaultName[] => []);
  for (const name of faultNames.toReversed()) {
    const places = placesOf(faults[name]);
    const isFree = (group: readonly FaultName[]): boolean =>
      !placesOfAll(group).some((place) => places.includes(place));
    const [smallest] = groups.filter(isFree).toSorted((a, b) => a.length - b.length);
    if (!smallest) throw new Error(`${count} groups are too few for ${name}`);
    smallest.push(name);
  }
  return groups;
}
