import type { Schemas } from "../contract.ts";
import { readBoolean, readChoice } from "./reading/nullable.ts";
import { readNumber } from "./reading/figures.ts";
import { sexes } from "./profile-choices.ts";
import { fieldsOf } from "./reading/reader.ts";

/** A member's criteria, as far as the server sends them. */
export type LoadedCriteria = Partial<Schemas["Criteria"]>;

/** Reads criteria: what is missing, or no finite number, is left out (docs/product.md section 5). */
export function readCriteria(json: unknown): LoadedCriteria {
  const raw = fieldsOf<Schemas["Criteria"]>(json);
  const read = {
    target_sex: readChoice(["", ...sexes], raw.target_sex),
    min_age: readNumber(raw.min_age),
    max_age: readNumber(raw.max_age),
    max_distance_km: readNumber(raw.max_distance_km),
    wants_children: readBoolean(raw.wants_children),
    accepts_pets: readBoolean(raw.accepts_pets),
    require_photo: readBoolean(raw.require_photo),
    require_voice: readBoolean(raw.require_voice),
  } satisfies Record<keyof Schemas["Criteria"], unknown>;
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null));
}
