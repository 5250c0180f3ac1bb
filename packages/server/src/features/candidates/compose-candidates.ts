import {
  compatibility,
  type Compatibility,
  type DimensionName,
  dimensionNames,
  type Discreet,
  discreetCompatibility,
  type MemberInputs,
  type NoiseOn,
  reasonCode,
  reasonMessageId,
  shownInputs,
  varyReasons,
} from "@gemel/psyche/compatibility";
import { type Locale, serverIntl } from "@gemel/i18n/server";
import type { ScoredMember } from "../insights/insights.ts";
import type { Services } from "../../services.ts";
import { isTwinShared } from "./is-twin-shared.ts";
import type { Candidate, CandidateRecord } from "./rules.ts";
import { noiseBetween } from "./pair-noise.ts";
import { candidateStore } from "./store.ts";
import { findInputs } from "../insights/rules.ts";

/**
 * Composes the candidates whom a member can find, as the member may see them, by their ids. Their order is
 * that of the cards: before a match each card has one reason, and the reasons of consecutive cards vary.
 * @param reasonsBefore `reasonsOn` the cards before them
 */
export async function composeCandidates(
  services: Pick<Services, "db" | "pairNoise">,
  memberId: string,
  candidateIds: readonly string[],
  reasonsBefore: readonly number[] = [],
): Promise<ReadonlyMap<string, Candidate>> {
  const records = await candidateStore(services.db).findVisible(memberId, candidateIds);
  const scored = await findInputs(services.db, [memberId, ...records.map(({ id }) => id)]);
  const own = scored.get(memberId);
  const before = new Map<string, Discreet>();
  const keyOf = (id: string, { computedAt }: ScoredMember) =>
    services.pairNoise.keyOf(id, computedAt);
  const ownKey = own && keyOf(memberId, own);
  const inOrder = candidateIds.flatMap((id) => records.find((record) => record.id === id) ?? []);
  for (const record of inOrder) {
    const theirs = scored.get(record.id);
    if (ownKey === undefined || !own?.seesScores || theirs === undefined || record.isMatched)
      continue;
    const theirKey = keyOf(record.id, theirs);
    const shown = shownOf(record, theirs.discreetInputs);
    const noise = (on: NoiseOn): number => noiseBetween(ownKey, theirKey, on);
    before.set(record.id, discreetCompatibility(own.discreetInputs, shown, noise));
  }
  const reasons = varyReasons(
    [...before.values()].map((discreet) => discreet.reasons),
    reasonsBefore,
  );
  const reasonOf = new Map([...before.keys()].map((id, index) => [id, reasons[index]]));

  const compatibilityOf = ({ id, isMatched }: CandidateRecord): Candidate["compatibility"] => {
    const [theirs, discreet] = [scored.get(id), before.get(id)];
    if (isMatched && own && theirs) return compatibility(own.inputs, theirs.inputs);
    if (discreet === undefined) return null;
    const reason = reasonOf.get(id);
    return {
      ...discreet.scores,
      is_discreet: true,
      reasons: reason ? { [reason.dimension]: reason } : {},
    };
  };
  return new Map(
    inOrder.map((record) => [
      record.id,
      {
        ...record,
        isTwinAvailable: isTwinShared(record),
        compatibility: compatibilityOf(record),
        areScoresWithheld: own?.seesScores === false && !record.isMatched,
      },
    ]),
  );
}

/** Codes of the reasons on cards, for `reasonsBefore` of those that follow. */
export const reasonsOn = (cards: readonly Pick<Candidate, "compatibility">[]): number[] =>
  cards.flatMap(({ compatibility: fit }) =>
    fit === null ? [] : [reasonCode(Object.values(fit.reasons)[0])],
  );

/** Returns a candidate's inputs for scores before a match: no wish that their card does not show. */
const shownOf = ({ show_wishes }: CandidateRecord, inputs: MemberInputs): MemberInputs => ({
  ...inputs,
  ...shownInputs(inputs, show_wishes),
});

export function reasonTexts(
  { reasons, low_confidence }: Pick<Compatibility, "low_confidence" | "reasons">,
  language: Locale,
): { readonly [Name in DimensionName]?: string } {
  const intl = serverIntl(language);
  const texts: { [Name in DimensionName]?: string } = {};
  for (const name of dimensionNames) {
    const reason = reasons[name];
    if (reason === undefined) continue;
    const text = intl.formatMessage({ id: reasonMessageId(reason) }, { ...reason.params });
    texts[name] = low_confidence
      ? intl.formatMessage({ id: "why.unsure" }, { reason: text })
      : text;
  }
  return texts;
}
