import type { MessageId } from "@gemel/i18n";

/** What is known about the nickname that is in the field. */
export const nicknameStatuses = [
  "idle",
  "too_short",
  "checking",
  "available",
  "taken",
  "error",
] as const;
export type NicknameStatus = (typeof nicknameStatuses)[number];

/** Statuses that keep the form from being sent. */
export const invalidStatuses: ReadonlySet<NicknameStatus> = new Set(["too_short", "taken"]);

/** What is said in each status; nothing while idle. */
export const statusMessages: Readonly<Record<Exclude<NicknameStatus, "idle">, MessageId>> = {
  too_short: "ui.nickname.tooShort",
  checking: "ui.nickname.checking",
  available: "ui.nickname.available",
  taken: "ui.nickname.taken",
  error: "ui.nickname.error",
};
