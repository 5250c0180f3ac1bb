import { assign, setup } from "xstate";
import { type AccountFailure, readAccountFailure } from "../account-failure.ts";
import type { Failure } from "../failure.ts";
import { hostAction, hostActor } from "../must-be-provided.ts";
import { present } from "../present.ts";
import {
  changeSettings,
  differenceOf,
  partsOf,
  type Settings,
  type SettingsChange,
  type SettingsPart,
} from "./settings.ts";
import { outputOf, rejectionOf } from "../params.ts";

export type { MailNotices, Settings, SettingsChange, SettingsPart } from "./settings.ts";

export interface SettingsFailure {
  readonly parts: readonly SettingsPart[];
  readonly reason: AccountFailure;
}

export interface SettingsContext {
  /** Settings as the server has them. */
  readonly saved: Settings | null;
  /** Settings as the member wants them; these are shown. */
  readonly wanted: Settings | null;
  /** Settings as wanted when the save under way began. */
  readonly sent: Settings | null;
  readonly failure: SettingsFailure | null;
}

export type SettingsEvent =
  | { type: "settings.retry" }
  | { type: "settings.change"; change: SettingsChange };

const wantedOf = ({ wanted }: SettingsContext): Settings => present(wanted, "the settings");
const savedOf = ({ saved }: SettingsContext): Settings => present(saved, "the saved settings");
const sentOf = ({ sent }: SettingsContext): Settings => present(sent, "the sent settings");

/** `base` with what the member has changed since the save began. */
const withLaterChanges = (context: SettingsContext, base: Settings): Settings =>
  changeSettings(base, differenceOf(sentOf(context), wantedOf(context)));

/**
 * The language and the notices of an account. Every change shows and is saved at once, one save
 * after the other; a failed one is reverted and reported, later changes stay.
 */
export const settingsMachine = setup({
  types: { context: {} as SettingsContext, events: {} as SettingsEvent },
  actors: {
    loadSettings: hostActor<Settings>("loadSettings"),
    saveSettings: hostActor<Settings, SettingsChange>("saveSettings"),
  },
  actions: {
    announceSaved: hostAction<Settings>("announceSaved"),
    take: assign((_, settings: Settings) => ({ saved: settings, wanted: settings })),
    change: assign({
      wanted: ({ context }, change: SettingsChange) => changeSettings(wantedOf(context), change),
      failure: null,
    }),
    takeBack: assign(({ context }, failure: Failure) => ({
      wanted: withLaterChanges(context, savedOf(context)),
      failure: {
        parts: partsOf(differenceOf(savedOf(context), sentOf(context))),
        reason: readAccountFailure(failure),
      },
    })),
  },
  guards: {
    isChanged: ({ context }) =>
      partsOf(differenceOf(savedOf(context), wantedOf(context))).length > 0,
  },
}).createMachine({
  id: "settings",
  context: { saved: null, wanted: null, sent: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadSettings",
        onDone: { target: "ready", actions: { type: "take", params: outputOf } },
        onError: "loadFailed",
      },
    },
    loadFailed: { on: { "settings.retry": "loading" } },
    ready: {
      initial: "idle",
      on: {
        "settings.change": { actions: { type: "change", params: ({ event }) => event.change } },
      },
      states: {
        idle: { always: { guard: "isChanged", target: "saving" } },
        saving: {
          entry: assign({ sent: ({ context }) => context.wanted }),
          invoke: {
            src: "saveSettings",
            input: ({ context }) => differenceOf(savedOf(context), sentOf(context)),
            onDone: {
              target: "idle",
              actions: [
                assign(({ context, event }) => ({
                  saved: event.output,
                  wanted: withLaterChanges(context, event.output),
                })),
                { type: "announceSaved", params: outputOf },
              ],
            },
            onError: { target: "idle", actions: { type: "takeBack", params: rejectionOf } },
          },
        },
      },
    },
  },
});
