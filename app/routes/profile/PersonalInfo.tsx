import { CountryField } from "@gemel/ui/CountryField";
import { DateField } from "@gemel/ui/DateField";
import { FieldGroup } from "@gemel/ui/FieldGroup";
import { NativeSelect } from "@gemel/ui/NativeSelect";
import { NicknameField } from "@gemel/ui/NicknameField";
import { RadioGroup } from "@gemel/ui/RadioGroup";
import { Stack } from "@gemel/ui/Stack";
import { Switch } from "@gemel/ui/Switch";
import { TextField } from "@gemel/ui/TextField";
import { useIntl, type MessageId } from "@gemel/i18n";
import type { NicknameStatus } from "../../flows/profile/use-nickname-check.ts";
import {
  type FieldChange,
  type Profile,
  childrenStatuses,
  intents,
  petsStatuses,
  sexes,
} from "../../flows/profile/use-profile-editing.ts";

export interface ProfileFieldsProps {
  draft: Profile;
  change: (change: FieldChange) => void;
}

interface PersonalInfoProps extends ProfileFieldsProps {
  isNicknameFixed: boolean;
  nicknameStatus: NicknameStatus;
}

/** Judged by the flow, which has the catalogue's words for what is missing; the browser has others. */
const required = { isRequired: true, validationBehavior: "aria" } as const;

/** The tab "personal info" (docs/product.md section 2). */
export function PersonalInfo({ draft, change, ...nickname }: PersonalInfoProps) {
  const intl = useIntl();
  const choices = useChoices();
  return (
    <Stack gap={8}>
      <FieldGroup
        title={intl.formatMessage({ id: "profile.needed.title" })}
        note={intl.formatMessage({ id: "profile.needed.note" })}
      >
        <NicknameField
          name="nickname"
          {...required}
          label={intl.formatMessage({ id: "profile.nickname" })}
          value={draft.nickname ?? ""}
          onChange={(value) => change({ key: "nickname", value })}
          isFixed={nickname.isNicknameFixed}
          status={nickname.nicknameStatus}
        />
        <DateField
          name="birth_date"
          {...required}
          label={intl.formatMessage({ id: "profile.birthDate" })}
          description={intl.formatMessage({
            id: nickname.isNicknameFixed ? "profile.birthDateHint" : "profile.birthDateFirst",
          })}
          value={draft.birth_date}
          onChange={(value) => change({ key: "birth_date", value })}
        />
        <RadioGroup
          name="sex"
          variant="pills"
          {...required}
          label={intl.formatMessage({ id: "profile.sex.label" })}
          options={choices.sex}
          value={draft.sex}
          onChange={(value) => change({ key: "sex", value })}
        />
      </FieldGroup>
      <FieldGroup
        title={intl.formatMessage({ id: "profile.section.names" })}
        note={intl.formatMessage({ id: "profile.namesHint" })}
      >
        <TextField
          name="first_name"
          autoComplete="given-name"
          maxLength={80}
          label={intl.formatMessage({ id: "profile.firstName" })}
          value={draft.first_name ?? ""}
          onChange={(value) => change({ key: "first_name", value })}
        />
        <TextField
          name="last_name"
          autoComplete="family-name"
          maxLength={80}
          label={intl.formatMessage({ id: "profile.lastName" })}
          value={draft.last_name ?? ""}
          onChange={(value) => change({ key: "last_name", value })}
        />
      </FieldGroup>
      <FieldGroup
        title={intl.formatMessage({ id: "profile.section.place" })}
        note={intl.formatMessage({ id: "profile.cityHint" })}
      >
        <CountryField
          name="country"
          label={intl.formatMessage({ id: "profile.country" })}
          value={draft.country}
          onChange={(value) => change({ key: "country", value })}
        />
        <TextField
          name="city"
          autoComplete="address-level2"
          maxLength={60}
          label={intl.formatMessage({ id: "profile.city" })}
          value={draft.city ?? ""}
          onChange={(value) => change({ key: "city", value })}
        />
      </FieldGroup>
      <FieldGroup
        title={intl.formatMessage({ id: "profile.section.life" })}
        last={
          draft.show_wishes === null ? null : (
            <Switch
              name="show_wishes"
              label={intl.formatMessage({ id: "profile.showWishes.label" })}
              description={intl.formatMessage({ id: "profile.showWishes.hint" })}
              isSelected={draft.show_wishes}
              onChange={(value) => change({ key: "show_wishes", value })}
            />
          )
        }
      >
        <NativeSelect
          name="children_status"
          label={intl.formatMessage({ id: "profile.children.label" })}
          placeholder={intl.formatMessage({ id: "profile.unanswered" })}
          options={choices.children}
          value={draft.children_status ?? ""}
          onChange={(value) => change({ key: "children_status", value: value || null })}
        />
        <NativeSelect
          name="child_intent"
          label={intl.formatMessage({ id: "profile.childIntent.label" })}
          placeholder={intl.formatMessage({ id: "profile.unanswered" })}
          options={choices.childIntent}
          value={draft.child_intent ?? ""}
          onChange={(value) => change({ key: "child_intent", value: value || null })}
        />
        <NativeSelect
          name="pets_status"
          label={intl.formatMessage({ id: "profile.pets.label" })}
          placeholder={intl.formatMessage({ id: "profile.unanswered" })}
          options={choices.pets}
          value={draft.pets_status ?? ""}
          onChange={(value) => change({ key: "pets_status", value: value || null })}
        />
        <NativeSelect
          name="pet_intent"
          label={intl.formatMessage({ id: "profile.petIntent.label" })}
          placeholder={intl.formatMessage({ id: "profile.unanswered" })}
          options={choices.petIntent}
          value={draft.pet_intent ?? ""}
          onChange={(value) => change({ key: "pet_intent", value: value || null })}
        />
      </FieldGroup>
    </Stack>
  );
}

/** The choices of the profile's questions, in the member's language. */
function useChoices() {
  const intl = useIntl();
  const options = <Value extends string>(
    values: readonly Value[],
    idOf: (value: Value) => MessageId,
  ) => values.map((value) => ({ value, label: intl.formatMessage({ id: idOf(value) }) }));
  return {
    sex: options(sexes, (value) => `profile.sex.${value}`),
    children: options(childrenStatuses, (value) => `profile.children.${value}`),
    pets: options(petsStatuses, (value) => `profile.pets.${value}`),
    childIntent: options(intents, (value) => `profile.childIntent.${value}`),
    petIntent: options(intents, (value) => `profile.petIntent.${value}`),
  };
}
