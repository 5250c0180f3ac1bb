import { answer, accountSettingsOperations } from "@gemel/api";
import {
  type MailNotices,
  type SettingsChange,
  type Settings,
  type SettingsFailure,
  settingsMachine,
} from "@gemel/machines/settings";
import { fromPromise } from "xstate";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

export type { MailNotices, Settings as AccountSettings, SettingsFailure };
export type AccountLanguage = NonNullable<SettingsChange["preferred_language"]>;

/** The language and the notices of the account; what is saved is known to the whole app. */
export function useSettings() {
  const [snapshot, send] = useFlow(({ client, session }) => {
    const { getSettings, updateSettings } = accountSettingsOperations(client);
    return settingsMachine.provide({
      actors: {
        loadSettings: fromPromise(async ({ signal }) => answer(getSettings({ signal }))),
        saveSettings: fromPromise(async ({ input }) => answer(updateSettings(input))),
      },
      actions: {
        announceSaved: (_, { preferred_language }) => {
          const { user } = session.getSnapshot().context;
          if (user && user.preferred_language !== preferred_language)
            session.send({ type: "user.changed", user: { ...user, preferred_language } });
        },
      },
    });
  });
  const { wanted, failure } = snapshot.context;
  useBusy("sending", snapshot.matches({ ready: "saving" }));
  return {
    isLoadFailed: snapshot.matches("loadFailed"),
    /** As the member wants them; null until they are there. */
    settings: wanted,
    isSaving: snapshot.matches({ ready: "saving" }),
    failure,
    change: (change: SettingsChange) => send({ type: "settings.change", change }),
    retry: () => send({ type: "settings.retry" }),
  } as const;
}

export type SettingsFlow = ReturnType<typeof useSettings>;
