import { useIntl, type MessageId } from "@gemel/i18n";
import {
  childrenStatuses,
  intents,
  petsStatuses,
  sexes,
} from "../../flows/profile/use-profile-editing.ts";

/** The choices of the profile's questions, in the member's language. */
export function useChoices() {
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
