import type { EditableProfile, Profile } from "@gemel/api/values";
import { isNicknameTooShort } from "../nickname-check/nickname.ts";

/** The fields that differ from the saved profile, and nothing else. */
export type ProfileChanges = Partial<EditableProfile>;

/** One field and its new value, of the type that this field has. */
export type FieldChange = {
  [Key in keyof EditableProfile]: { readonly key: Key; readonly value: EditableProfile[Key] };
}[keyof EditableProfile];

/** The result of the nickname check for the nickname in the draft. */
export type NicknameVerdict = "unknown" | "available" | "taken";

export type RequiredField = "nickname" | "birth_date" | "sex";

/** An emptied field says the same as one that was never filled in. */
const comparable = (value: unknown): unknown => JSON.stringify(value === "" ? null : value);

/**
 * The changes but for those that `other` has just so, and for the nickname where `other` has one: it cannot be
 * changed (docs/product.md section 5).
 */
export function changesAgainst(other: ProfileChanges, changes: ProfileChanges): ProfileChanges {
  const fields = Object.entries(changes) as [keyof EditableProfile, unknown][];
  return Object.fromEntries(
    fields.filter(
      ([key, value]) =>
        value !== undefined &&
        comparable(value) !== comparable(other[key]) &&
        !(key === "nickname" && other.nickname),
    ),
  );
}

interface Draft {
  readonly saved: Profile;
  readonly changes: ProfileChanges;
  /** The changes of the save under way. */
  readonly sent: ProfileChanges;
}

/**
 * The changes after one more. A field that is being saved stays among them whatever its value: the saved one is
 * about to be another.
 */
export function changeField(
  { saved, changes, sent }: Draft,
  { key, value }: FieldChange,
): ProfileChanges {
  const changed = { ...changes, [key]: value };
  return key in sent ? changed : changesAgainst(saved, changed);
}

/**
 * Lists the missing fields without which the member cannot proceed: the three of `profile_completed`. A
 * nickname that is set counts, however short: it cannot be changed.
 */
export function missingToProceed(
  { saved, changes }: Pick<Draft, "saved" | "changes">,
  verdict: NicknameVerdict,
): RequiredField[] {
  const { nickname, birth_date, sex } = { ...saved, ...changes };
  const missing: RequiredField[] = [];
  if (!saved.nickname && (isNicknameTooShort(nickname ?? "") || verdict === "taken")) {
    missing.push("nickname");
  }
  if (!birth_date) missing.push("birth_date");
  if (!sex) missing.push("sex");
  return missing;
}
