import type { Schemas } from "../contract.ts";
import { all } from "./reading/all-choices.ts";
import { readChoice } from "./reading/nullable.ts";

export type Sex = Schemas["Sex"];
export type ChildrenStatus = Schemas["ChildrenStatus"];
export type PetsStatus = Schemas["PetsStatus"];
export type Intent = Schemas["Intent"];

export const sexes = all<Sex>()(["male", "female", "other"]);

export const childrenStatuses = all<ChildrenStatus>()([
  "prefers_not_to_say",
  "has_children",
  "does_not_have_children",
]);

export const petsStatuses = all<PetsStatus>()([
  "prefers_not_to_say",
  "has_pets",
  "does_not_have_pets",
]);

export const intents = all<Intent>()([
  "yes",
  "no",
  "irrelevant",
  "prefers_not_to_say",
  "do_not_care",
]);

/** Children and pets of a member; null if the value is missing. */
export interface ChildrenAndPets {
  readonly children_status: ChildrenStatus | null;
  readonly pets_status: PetsStatus | null;
  /** Wishes of a member; null also if the member does not show them. */
  readonly child_intent: Intent | null;
  readonly pet_intent: Intent | null;
}

/** `children` and `pets` are other names of the statuses. */
export const readChildrenAndPets = (
  raw: Readonly<Partial<Record<keyof ChildrenAndPets | "children" | "pets", unknown>>>,
): ChildrenAndPets => ({
  children_status:
    readChoice(childrenStatuses, raw.children_status) ?? readChoice(childrenStatuses, raw.children),
  pets_status: readChoice(petsStatuses, raw.pets_status) ?? readChoice(petsStatuses, raw.pets),
  child_intent: readChoice(intents, raw.child_intent),
  pet_intent: readChoice(intents, raw.pet_intent),
});
