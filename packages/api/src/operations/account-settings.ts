import type { Result } from "../api-error.ts";
import { attempt, mapResult } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import type { CallOptions } from "./call-options.ts";
import { type OnReceived, receiveWithProgress } from "./receive-with-progress.ts";

type Settings = Schemas["Settings"];
type DataExport = Schemas["DataExport"];

export interface DownloadOptions extends CallOptions {
  readonly onReceived?: OnReceived;
}

const nothing = (): undefined => undefined;

/** What a member sets about the account, and how they leave. */
export function accountSettingsOperations({ http }: ApiClient) {
  return {
    getSettings: (options?: CallOptions): Promise<Result<Settings>> =>
      attempt(http.GET("/me/settings", { ...options })),

    /** Changes what is named; gives the settings as they are then. */
    updateSettings: (
      body: Schemas["SettingsUpdate"],
      options?: CallOptions,
    ): Promise<Result<Settings>> => attempt(http.PATCH("/me/settings", { body, ...options })),

    /** Signs out every other session. `wrong_password` where the current one does not hold. */
    changePassword: async (
      body: Schemas["PasswordChange"],
      options?: CallOptions,
    ): Promise<Result<undefined>> =>
      mapResult(await attempt(http.PUT("/me/password", { body, ...options })), nothing),

    /** This session first, then the one used last. */
    getSessions: async (
      options?: CallOptions,
    ): Promise<Result<readonly Schemas["SignedInSession"][]>> =>
      mapResult(await attempt(http.GET("/me/sessions", { ...options })), ({ items }) => items),

    endOtherSessions: async (options?: CallOptions): Promise<Result<undefined>> =>
      mapResult(await attempt(http.DELETE("/me/sessions", { ...options })), nothing),

    endSession: async (id: string, options?: CallOptions): Promise<Result<undefined>> => {
      const call = http.DELETE("/me/sessions/{id}", { params: { path: { id } }, ...options });
      return mapResult(await attempt(call), nothing);
    },

    getExport: (options?: CallOptions): Promise<Result<DataExport>> =>
      attempt(http.GET("/me/export", { ...options })),

    requestExport: (options?: CallOptions): Promise<Result<DataExport>> =>
      attempt(http.POST("/me/export", { ...options })),

    /** A ZIP file; `not_found` once its time is over. */
    getExportFile: ({ onReceived, ...options }: DownloadOptions = {}): Promise<Result<Blob>> =>
      attempt(
        http.GET("/me/export/file", {
          parseAs: "blob",
          ...(onReceived && { fetch: receiveWithProgress(onReceived) }),
          ...options,
        }),
      ),

    /** Ends every session. The token is the caller's to remove. */
    deleteAccount: (
      body: Schemas["DeletionRequest"],
      options?: CallOptions,
    ): Promise<Result<Schemas["DeletionAnswer"]>> =>
      attempt(http.POST("/me/deletion", { body, ...options })),
  };
}

export type AccountSettingsOperations = ReturnType<typeof accountSettingsOperations>;
