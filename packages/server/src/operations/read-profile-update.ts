import { visibleText } from "@gemel/i18n/server";
import { AppError } from "../errors/app-error.ts";
import type { ProfileChanges } from "../services/profiles/profile.ts";
import type { ProfileUpdate } from "../services/profiles/update-profile.ts";
import type { Schemas } from "./schemas.ts";

type Fields = Schemas["ProfileFields"];
type Wrapper = { readonly Valid: boolean };

/** Reads the body of a save: wrappers become plain values, `Valid: false` and texts with nothing to see become null. */
export function readProfileUpdate({ profile, nickname }: Schemas["ProfileUpdate"]): ProfileUpdate {
  const text = (name: TextField): string | null | undefined => {
    const value = unwrap(name, profile[name], profile[name]?.String);
    if (typeof value !== "string") return value;
    return visibleText(value) === "" ? null : value.trim().normalize("NFC");
  };
  const changes: Writable<ProfileChanges> = {};
  for (const name of textFields) set(changes, name, text(name));
  set(changes, "birth_date", readDate(profile.birth_date));
  set(changes, "height_cm", unwrap("height_cm", profile.height_cm, profile.height_cm?.Int32));
  set(changes, "weight_kg", unwrap("weight_kg", profile.weight_kg, profile.weight_kg?.Float64));
  for (const name of switches) set(changes, name, unwrap(name, profile[name], profile[name]?.Bool));
  set(changes, "social_links", profile.social_links);
  return { changes, nickname };
}

const textFields = [
  "first_name",
  "last_name",
  "sex",
  "country",
  "city",
  "bio",
  "children_status",
  "pets_status",
  "child_intent",
  "pet_intent",
] as const;
type TextField = (typeof textFields)[number];

const switches = ["show_wishes", "twin_share_pre_like", "twin_share_on_match"] as const;

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

function set<Name extends keyof ProfileChanges>(
  changes: Writable<ProfileChanges>,
  name: Name,
  value: ProfileChanges[Name] | undefined,
): void {
  if (value !== undefined) changes[name] = value;
}

function unwrap<Value>(
  name: keyof Fields,
  wrapper: Wrapper | undefined,
  value: Value | undefined,
): Value | null | undefined {
  if (wrapper === undefined) return undefined;
  if (!wrapper.Valid) return null;
  if (value === undefined) throw missing(name);
  return value;
}

function readDate(wrapper: Fields["birth_date"]): string | null | undefined {
  const time = unwrap("birth_date", wrapper, wrapper?.Time);
  return typeof time === "string" ? new Date(time).toISOString().slice(0, 10) : time;
}

/** The contract lets a wrapper be `Valid` without its value; no rule does. */
const missing = (name: keyof Fields): AppError =>
  new AppError("rule_broken", {
    details: [{ field: `profile.${name}`, code: "required", message: "This field is required." }],
  });
