import type { Schemas } from "@gemel/api";

export type Settings = Schemas["Settings"];
export type MailNotices = Settings["notices"];

export interface SettingsChange {
  readonly preferred_language?: Settings["preferred_language"];
  readonly notices?: Partial<MailNotices>;
}

/** A part of the page that is saved on its own. */
export type SettingsPart = "language" | "notices";

export const changeSettings = (settings: Settings, change: SettingsChange): Settings => ({
  preferred_language: change.preferred_language ?? settings.preferred_language,
  notices: { ...settings.notices, ...change.notices },
});

const noticeNames = ["matches", "messages", "twin_ready"] as const satisfies (keyof MailNotices)[];

/** Returns the change from one to the other; empty if they are alike. */
export function differenceOf(from: Settings, to: Settings): SettingsChange {
  const changed = noticeNames.filter((name) => from.notices[name] !== to.notices[name]);
  return {
    ...(from.preferred_language !== to.preferred_language && {
      preferred_language: to.preferred_language,
    }),
    ...(changed.length > 0 && {
      notices: Object.fromEntries(changed.map((name) => [name, to.notices[name]])),
    }),
  };
}

export const partsOf = (change: SettingsChange): readonly SettingsPart[] => [
  ...(change.preferred_language === undefined ? [] : (["language"] as const)),
  ...(change.notices === undefined ? [] : (["notices"] as const)),
];
