import { callsOf } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { nothing } from "../values/reading/reader.ts";
import { bytes } from "../values/reading/readers.ts";
import { readDataExport, readDeletion, readSessions, readSettings } from "../values/settings.ts";
import type { CallOptions } from "./call-options.ts";
import { type OnReceived, receiveWithProgress } from "./receive-with-progress.ts";

export interface DownloadOptions extends CallOptions {
  readonly onReceived?: OnReceived;
}

/** Operations on account settings, sessions and the data export, and for leaving. */
export function accountSettingsOperations(client: ApiClient) {
  const { get, patch, post, put, remove } = callsOf(client);
  return {
    getSettings: (options?: CallOptions) => get("/me/settings", readSettings, options),

    /** Changes what is named; gives the settings as they are then. */
    updateSettings: (body: Schemas["SettingsUpdate"], options?: CallOptions) =>
      patch("/me/settings", readSettings, { body, ...options }),

    /** Signs out every other session. `wrong_password` where the current one does not hold. */
    changePassword: (body: Schemas["PasswordChange"], options?: CallOptions) =>
      put("/me/password", nothing, { body, ...options }),

    /** This session first, then the one used last. */
    getSessions: (options?: CallOptions) => get("/me/sessions", readSessions, options),

    endOtherSessions: (options?: CallOptions) => remove("/me/sessions", nothing, options),

    endSession: (id: string, options?: CallOptions) =>
      remove("/me/sessions/{id}", nothing, { params: { path: { id } }, ...options }),

    getExport: (options?: CallOptions) => get("/me/export", readDataExport, options),

    /** `wrong_password` where the password does not hold. */
    requestExport: (body: Schemas["ExportRequest"], options?: CallOptions) =>
      post("/me/export", readDataExport, { body, ...options }),

    /** A ZIP file; `not_found` once its time is over. */
    getExportFile: ({ onReceived, ...options }: DownloadOptions = {}) =>
      get("/me/export/file", bytes, {
        ...(onReceived && { fetch: receiveWithProgress(onReceived) }),
        ...options,
      }),

    /** The member has read that they were warned. */
    acknowledgeWarning: (options?: CallOptions) => remove("/me/warning", nothing, options),

    /** Ends every session. The token is the caller's to remove. */
    deleteAccount: (body: Schemas["DeletionRequest"], options?: CallOptions) =>
      post("/me/deletion", readDeletion, { body, ...options }),
  };
}

export type AccountSettingsOperations = ReturnType<typeof accountSettingsOperations>;
