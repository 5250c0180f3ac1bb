import type { Change, Kind } from "./change.ts";
import { inWords } from "./in-words.ts";

const kinds: readonly Kind[] = ["breaking", "compatible", "editorial"];

const whereIs = ({ operation, part, path }: Change): string =>
  [operation, part, path].filter((text) => text !== "").join(", ");

/** Returns a key: changes that share it are one, in a part of the contract that shows in two places. */
const identityOf = ({ kind, source, aspect, was, now, why }: Change): string =>
  JSON.stringify([kind, source, aspect, was, now, why]);

const MAX_PLACES = 3;

function describe([first, ...others]: readonly [Change, ...Change[]]): string {
  const shown = others.slice(0, MAX_PLACES).map(whereIs);
  const left = others.length - shown.length;
  const also = left > 0 ? [...shown, `${left} more`] : shown;
  return [
    `  ${whereIs(first)}`,
    `    ${first.aspect}: ${inWords(first)}`,
    `    ${first.why}`,
    ...(also.length > 0 ? [`    Also: ${also.join("; ")}`] : []),
  ].join("\n");
}

function group(changes: readonly Change[]): readonly (readonly [Change, ...Change[]])[] {
  const groups = new Map<string, [Change, ...Change[]]>();
  for (const one of changes) {
    const key = identityOf(one);
    const others = groups.get(key);
    if (others) others.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

/** The changes as a text for people; a change in many places is printed once, with its places. */
export function printChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return "No change.";
  const sections = kinds.map((kind) => {
    const groups = group(changes.filter((one) => one.kind === kind));
    return { kind, groups };
  });
  const summary = sections.map(({ kind, groups }) => `${groups.length} ${kind}`).join(", ");
  const texts = sections
    .filter(({ groups }) => groups.length > 0)
    .map(({ kind, groups }) => [`\n${kind.toUpperCase()}`, ...groups.map(describe)].join("\n"));
  return [summary, ...texts].join("\n");
}
