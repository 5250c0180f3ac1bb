import type { IntlShape, MessageId } from "@gemel/i18n";
import type { SaveFailure } from "../../flows/profile/use-profile-editing.ts";
import { heightLimits, weightLimits } from "./limits.ts";

/** The texts of a failed save: one for the whole form, and one per field. */
export interface ProfileErrors {
  error: string;
  errors: Readonly<Record<string, string>>;
}

const nothing: ProfileErrors = { error: "", errors: {} };

const missingTexts = {
  nickname: "profile.error.nickname",
  birth_date: "profile.error.birthDateAndSex",
  sex: "profile.error.birthDateAndSex",
} as const satisfies Record<string, MessageId>;

/** docs/product.md sections 5 and 8, in the member's language. */
export function profileErrors(failure: SaveFailure | null, intl: IntlShape): ProfileErrors {
  const say = (id: MessageId): string => intl.formatMessage({ id });
  switch (failure?.kind) {
    case undefined:
      return nothing;
    case "incomplete": {
      const errors = Object.fromEntries(
        failure.missing.map((field) => [field, say(missingTexts[field])]),
      );
      return { error: [...new Set(Object.values(errors))].join(" "), errors };
    }
    case "invalid":
      return {
        error: say("profile.error.save"),
        errors: Object.fromEntries(
          failure.fields.map(({ field, code }) => [field, invalidText(field, code, intl)]),
        ),
      };
    case "nickname_taken":
      return { error: "", errors: { nickname: say("profile.error.nickname") } };
    case "underage":
      return { error: "", errors: { birth_date: say("profile.error.tooYoung") } };
    case "daily_limit":
      return { ...nothing, error: say("error.dailyLimit") };
    case "unreachable":
      return { ...nothing, error: say("error.network") };
    case "failed":
      return { ...nothing, error: say("profile.error.save") };
  }
}

/** Texts by the code of the refusal, or else by the field. */
const invalidTexts: Readonly<Record<string, MessageId>> = {
  changed_recently: "profile.error.changedRecently",
  no_place: "profile.error.noPlace",
  characters: "ui.nickname.refused",
  contact_details: "profile.error.contactDetails",
  height_cm: "profile.error.height",
  weight_kg: "profile.error.weight",
  birth_date: "profile.error.birthDate",
  nickname: "profile.error.nickname",
  social_links: "ui.field.urlInvalid",
};

/** The server names a field in its own language; the member reads it in theirs. */
const invalidText = (field: string, code: string, intl: IntlShape): string =>
  intl.formatMessage(
    { id: invalidTexts[code] ?? invalidTexts[field] ?? "ui.field.invalid" },
    field === "height_cm" ? heightLimits : weightLimits,
  );
