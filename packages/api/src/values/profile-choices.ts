import type { Schemas } from "../contract.ts";
import { all } from "./reading/all-choices.ts";

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
