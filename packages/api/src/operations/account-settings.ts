import type { Result } from "../api-error.ts";
import { attempt } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { nothing } from "../values/reader.ts";
import { bytes } from "../values/readers.ts";
import { readDataExport, readDeletion, readSessions, readSettings } from "../values/settings.ts";
import { type CallOptions, unread } from "./call-options.ts";
import { type OnReceived, receiveWithProgress } from "./receive-with-progress.ts";

type Settings = Schemas["Settings"];
type DataExport = Schemas["DataExport"];

export interface DownloadOptions extends CallOptions {
  readonly onReceived?: OnReceived;
}

/** What a member sets about the account, and how they leave. */
export function accountSettingsOperations({ http }: ApiClient) {
  return {
    getSettings: (options?: CallOptions): Promise<Result<Settings>> =>
      attempt(http.GET("/me/settings", { ...options }), readSettings),

    /** Changes what is named; gives the settings as they are then. */
    updateSettings: (
      body: Schemas["SettingsUpdate"],
      options?: CallOptions,
    ): Promise<Result<Settings>> =>
      attempt(http.PATCH("/me/settings", { body, ...options }), readSettings),

    /** Signs out every other session. `wrong_password` where the current one does not hold. */
    changePassword: async (
      body: Schemas["PasswordChange"],
      options?: CallOptions,
    ): Promise<Result<undefined>> =>
      attempt(http.PUT("/me/password", { body, ...unread, ...options }), nothing),

    /** This session first, then the one used last. */
    getSessions: async (
      options?: CallOptions,
    ): Promise<Result<readonly Schemas["SignedInSession"][]>> =>
      attempt(http.GET("/me/sessions", { ...options }), readSessions),

    endOtherSessions: async (options?: CallOptions): Promise<Result<undefined>> =>
      attempt(http.DELETE("/me/sessions", { ...unread, ...options }), nothing),

    endSession: async (id: string, options?: CallOptions): Promise<Result<undefined>> => {
      const call = http.DELETE("/me/sessions/{id}", {
        params: { path: { id } },
        ...unread,
        ...options,
      });
      return attempt(call, nothing);
    },

    getExport: (options?: CallOptions): Promise<Result<DataExport>> =>
      attempt(http.GET("/me/export", { ...options }), readDataExport),

    /** `wrong_password` where the password does not hold. */
    requestExport: (
      body: Schemas["ExportRequest"],
      options?: CallOptions,
    ): Promise<Result<DataExport>> =>
      attempt(http.POST("/me/export", { body, ...options }), readDataExport),

    /** A ZIP file; `not_found` once its time is over. */
    getExportFile: ({ onReceived, ...options }: DownloadOptions = {}): Promise<Result<Blob>> =>
      attempt(
        http.GET("/me/export/file", {
          parseAs: "blob",
          ...(onReceived && { fetch: receiveWithProgress(onReceived) }),
          ...options,
        }),
        bytes,
      ),

    /** The member has read that they were warned. */
    acknowledgeWarning: (options?: CallOptions): Promise<Result<undefined>> =>
      attempt(http.DELETE("/me/warning", { ...unread, ...options }), nothing),

    /** Ends every session. The token is the caller's to remove. */
    deleteAccount: (
      body: Schemas["DeletionRequest"],
      options?: CallOptions,
    ): Promise<Result<Schemas["DeletionAnswer"]>> =>
      attempt(http.POST("/me/deletion", { body, ...options }), readDeletion),
  };
}

export type AccountSettingsOperations = ReturnType<typeof accountSettingsOperations>;
