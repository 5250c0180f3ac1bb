import type { Part } from "../contract/part.ts";

/** The effect of a change on a client that was written for the older contract. */
export type Kind = "breaking" | "compatible" | "editorial";

export type Direction = "request" | "response";

export type Effect = "narrower" | "wider" | "different";

export interface Place {
  /** `POST /auth/login`, or `contract` for a change of all operations. */
  readonly operation: string;
  /** `request body application/json`, `response 200 header ETag`; empty for the operation itself. */
  readonly part: string;
  /** The value inside the part, `$.items[*].name`; empty for the part as a whole. */
  readonly path: string;
  readonly direction: Direction;
}

export interface Change {
  readonly kind: Kind;
  readonly operation: string;
  readonly part: string;
  readonly path: string;
  /** JSON pointer of what changed, in the newer contract, in the older one for what is gone. */
  readonly source: string;
  /** The keyword or thing that changed: `maxLength`, `field`, `status`. */
  readonly aspect: string;
  /** A JSON value, undefined if there was none. */
  readonly was: unknown;
  /** A JSON value, undefined if there is none. */
  readonly now: unknown;
  /** Why it is of this kind, one sentence. */
  readonly why: string;
}

export interface Difference {
  readonly aspect: string;
  readonly was: unknown;
  readonly now: unknown;
}

export function change(
  kind: Kind,
  place: Place,
  { pointer }: Part,
  difference: Difference,
  why: string,
): Change {
  const { operation, part, path } = place;
  return { kind, operation, part, path, source: pointer, ...difference, why };
}

const kinds: Record<Direction, Record<Effect, Kind>> = {
  request: { narrower: "breaking", wider: "compatible", different: "breaking" },
  response: { narrower: "compatible", wider: "breaking", different: "breaking" },
};

const reasons: Record<Direction, Record<Effect, string>> = {
  request: {
    narrower: "What a client sends today may be refused.",
    wider: "What a client sends today still fits.",
    different: "What a client sends today may no longer fit.",
  },
  response: {
    narrower: "A client that reads today's answers can read these.",
    wider: "A client may receive what the former contract does not mention.",
    different: "A client may receive what the former contract does not mention.",
  },
};

/** A change judged by direction: requests may only grow wider, answers only narrower. */
export function changeByEffect(
  effect: Effect,
  place: Place,
  source: Part,
  difference: Difference,
): Change {
  const why = reasons[place.direction][effect];
  return change(kinds[place.direction][effect], place, source, difference, why);
}
