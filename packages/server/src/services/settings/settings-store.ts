import type { Settings, SettingsChange } from "./settings.ts";

/** What members have set. */
export interface SettingsStore {
  find(userId: string): Promise<Settings | undefined>;
  /** Changes what is named, in one step. @returns the settings as they are now; nothing where the member is gone */
  update(userId: string, change: SettingsChange): Promise<Settings | undefined>;
}
