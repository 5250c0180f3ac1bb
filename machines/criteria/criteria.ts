import type { Schemas } from "@gemel/api";
import type { Criterion, LoadedCriteria } from "@gemel/api/values";

/** The people whom a member would like to meet; ages in years, the distance in kilometres. */
export type Criteria = Schemas["Criteria"];

/** docs/product.md section 9: default filters. */
export const defaultCriteria: Criteria = {
  target_sex: "",
  min_age: 25,
  max_age: 45,
  max_distance_km: 50,
  wants_children: false,
  accepts_pets: false,
  require_photo: false,
  require_voice: false,
};

/** docs/product.md section 9: filter bounds; a value that is no number falls back to these (section 5). */
const fallbacks = { min_age: 18, max_age: 99, max_distance_km: 50 } as const;
const bounds = { min_age: [18, 99], max_age: [18, 99], max_distance_km: [1, 1000] } as const;

type NumberName = keyof typeof fallbacks;

/** If a changed age passes the other one, the other changes with it. */
export function changeCriteria(before: Criteria, change: Partial<Criteria>): Criteria {
  const after = { ...before, ...change };
  if (after.min_age <= after.max_age) return after;
  return change.min_age === undefined
    ? { ...after, min_age: after.max_age }
    : { ...after, max_age: after.min_age };
}

function within(name: NumberName, value: number): number {
  if (!Number.isFinite(value) || value === 0) return fallbacks[name];
  const [lowest, highest] = bounds[name];
  return Math.min(highest, Math.max(lowest, Math.round(value)));
}

/** Returns the criteria to send: zero and non-numbers fall back, other numbers are kept within bounds. */
export function writeCriteria(draft: Criteria): Criteria {
  const min_age = within("min_age", draft.min_age);
  const max_age = within("max_age", draft.max_age);
  return {
    ...draft,
    min_age: Math.min(min_age, max_age),
    max_age: Math.max(min_age, max_age),
    max_distance_km: within("max_distance_km", draft.max_distance_km),
  };
}

/** Returns the server's criteria over the defaults, as they would be sent: a panel can show no others. */
export const readCriteria = (loaded: LoadedCriteria): Criteria =>
  writeCriteria({ ...defaultCriteria, ...loaded });

/** The change that turns one criterion off. */
export function loosened(criterion: Criterion): Partial<Criteria> {
  switch (criterion) {
    case "target_sex":
      return { target_sex: "" };
    case "min_age":
      return { min_age: bounds.min_age[0] };
    case "max_age":
      return { max_age: bounds.max_age[1] };
    case "max_distance_km":
      return { max_distance_km: bounds.max_distance_km[1] };
    case "wants_children":
    case "accepts_pets":
    case "require_photo":
    case "require_voice":
      return { [criterion]: false };
  }
}
