import type { Result } from "../api-error.ts";
import { attempt } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import {
  readAuditTrail,
  readHeldWords,
  readReportFile,
  readReports,
} from "../values/moderation.ts";
import type { Page } from "../values/page.ts";
import { nothing } from "../values/reader.ts";
import { bytes } from "../values/readers.ts";
import { type CallOptions, unread } from "./call-options.ts";
import { type PageQuery, pageQuery } from "./page-query.ts";

/** What admins do about reports; anybody else is answered `forbidden`. */
export function moderationOperations({ http }: ApiClient) {
  return {
    /** @param state - `open`: those that wait, the most urgent first; `closed`: the one decided last first */
    getReports: async (
      state: Schemas["ReportState"],
      page?: PageQuery,
      options?: CallOptions,
    ): Promise<Result<Page<Schemas["ReportSummary"]>>> => {
      const params = { query: { state, ...pageQuery(page) } };
      return attempt(http.GET("/moderation/reports", { params, ...options }), readReports);
    },

    /** The audit trail notes that it was opened. */
    getReport: (id: string, options?: CallOptions): Promise<Result<Schemas["ReportFile"]>> =>
      attempt(
        http.GET("/moderation/reports/{id}", { params: { path: { id } }, ...options }),
        readReportFile,
      ),

    /** `addition` is the place of an addition from 1; 0 for the report itself */
    getReportPicture: (
      id: string,
      { addition = 0, ...options }: CallOptions & { readonly addition?: number } = {},
    ): Promise<Result<Blob>> => {
      const params = { path: { id }, ...(addition > 0 && { query: { addition } }) };
      return attempt(
        http.GET("/moderation/reports/{id}/picture", { params, parseAs: "blob", ...options }),
        bytes,
      );
    },

    /** @param recording - `voice` for the voice message of the profile, `voice-1` for that of the first addition, else the message's id */
    getReportRecording: (
      id: string,
      recording: string,
      options?: CallOptions,
    ): Promise<Result<Blob>> => {
      const params = { path: { id, recording } };
      const path = "/moderation/reports/{id}/recordings/{recording}";
      return attempt(http.GET(path, { params, parseAs: "blob", ...options }), bytes);
    },

    /** `already_decided` when another decision stands than the one that `revises` names; a detail says why it cannot be decided so. */
    decideReport: (
      id: string,
      body: Schemas["ReportDecision"],
      options?: CallOptions,
    ): Promise<Result<Schemas["ReportFile"]>> => {
      const params = { path: { id } };
      const call = http.POST("/moderation/reports/{id}/decision", { params, body, ...options });
      return attempt(call, readReportFile);
    },

    /** Ends a suspension; harmless for somebody who is not suspended. */
    reinstateMember: async (
      id: string,
      body: Schemas["Reinstatement"],
      options?: CallOptions,
    ): Promise<Result<undefined>> => {
      const params = { path: { id } };
      const call = http.POST("/moderation/members/{id}/reinstate", {
        params,
        body,
        ...unread,
        ...options,
      });
      return attempt(call, nothing);
    },

    getHeldWords: async (
      page?: PageQuery,
      options?: CallOptions,
    ): Promise<Result<Page<Schemas["HeldWords"]>>> => {
      const params = { query: pageQuery(page) };
      return attempt(http.GET("/moderation/held-words", { params, ...options }), readHeldWords);
    },

    /** `already_decided` where nothing waits up to `until`. */
    judgeHeldWords: async (
      memberId: string,
      body: Schemas["HeldWordsDecision"],
      options?: CallOptions,
    ): Promise<Result<undefined>> => {
      const params = { path: { id: memberId } };
      const call = http.POST("/moderation/held-words/{id}/decision", {
        params,
        body,
        ...unread,
        ...options,
      });
      return attempt(call, nothing);
    },

    getAuditTrail: async (
      page?: PageQuery,
      options?: CallOptions,
    ): Promise<Result<Page<Schemas["AuditEntry"]>>> => {
      const params = { query: pageQuery(page) };
      return attempt(http.GET("/moderation/audit", { params, ...options }), readAuditTrail);
    },
  };
}
