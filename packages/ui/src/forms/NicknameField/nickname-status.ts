import type { MessageId } from "@gemel/i18n";

/** The status of the nickname in the field. */
export const nicknameStatuses = [
  "idle",
  "too_short",
  "too_long",
  "checking",
  "available",
  "taken",
  "refused",
  "error",
] as const;
export type NicknameStatus = (typeof nicknameStatuses)[number];

/** Statuses that keep the form from being sent. */
export const invalidStatuses: ReadonlySet<NicknameStatus> = new Set([
  "too_short",
  "too_long",
  "taken",
  "refused",
]);

export const nicknameMaximum = 30;

/** The text for each status; none while idle. */
export const statusMessages: Readonly<Record<Exclude<NicknameStatus, "idle">, MessageId>> = {
  too_short: "ui.nickname.tooShort",
  too_long: "ui.field.tooLong",
  checking: "ui.nickname.checking",
  available: "ui.nickname.available",
  taken: "ui.nickname.taken",
  refused: "ui.nickname.refused",
  error: "ui.nickname.error",
};
