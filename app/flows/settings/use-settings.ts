import { accountSettingsOperations } from "@gemel/api";
import {
  type MailNotices,
  type SettingsChange,
  type Settings,
  type SettingsFailure,
  settingsMachine,
} from "@gemel/machines/settings";
import type { SnapshotFrom } from "xstate";
import { fromCall } from "../from-call.ts";
import { useBusy } from "../use-busy.ts";
import { useLastingFlow } from "../use-lasting-flow.ts";

export type { MailNotices, Settings as AccountSettings, SettingsFailure };
export type AccountLanguage = NonNullable<SettingsChange["preferred_language"]>;

const isAtWork = (snapshot: SnapshotFrom<typeof settingsMachine>): boolean =>
  snapshot.matches({ ready: "saving" });

export function useSettings() {
  const [snapshot, send] = useLastingFlow(
    ({ client, session }) => {
      const { getSettings, updateSettings } = accountSettingsOperations(client);
      return settingsMachine.provide({
        actors: {
          loadSettings: fromCall(({ signal }) => getSettings({ signal })),
          saveSettings: fromCall(({ input }) => updateSettings(input)),
        },
        actions: {
          announceSaved: (_, { preferred_language }) => {
            const { user } = session.getSnapshot().context;
            if (user && user.preferred_language !== preferred_language)
              session.send({ type: "user.changed", user: { ...user, preferred_language } });
          },
        },
      });
    },
    {
      isAtWork,
      onLeft: ({ context }, { flash }) => {
        const message = { id: "unsent.settings", tone: "danger" } as const;
        if (context.failure) flash.send({ type: "flash.show", message });
      },
    },
  );
  const { wanted, failure } = snapshot.context;
  const isSaving = isAtWork(snapshot);
  useBusy("sending", isSaving);
  return {
    isLoadFailed: snapshot.matches("loadFailed"),
    /** The settings with the member's changes; null until they are loaded. */
    settings: wanted,
    isSaving,
    failure,
    change: (change: SettingsChange) => send({ type: "settings.change", change }),
    retry: () => send({ type: "settings.retry" }),
  } as const;
}

export type SettingsFlow = ReturnType<typeof useSettings>;
