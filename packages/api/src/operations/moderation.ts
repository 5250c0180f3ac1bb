import type { Result } from "../api-error.ts";
import { attempt, mapResult } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { type Page, readPage } from "../values/page.ts";
import type { CallOptions } from "./call-options.ts";
import { type PageQuery, pageQuery } from "./page-query.ts";

const asItIs = <Item>(item: Item): Item => item;

/** What admins do about reports; anybody else is answered `forbidden`. */
export function moderationOperations({ http }: ApiClient) {
  return {
    /** @param state - `open`: those that wait, the oldest first; `closed`: the one decided last first */
    getReports: async (
      state: Schemas["ReportState"],
      page?: PageQuery,
      options?: CallOptions,
    ): Promise<Result<Page<Schemas["ReportSummary"]>>> => {
      const params = { query: { state, ...pageQuery(page) } };
      const result = await attempt(http.GET("/moderation/reports", { params, ...options }));
      return mapResult(result, (raw) => readPage(raw, asItIs));
    },

    /** The audit trail notes that it was opened. */
    getReport: (id: string, options?: CallOptions): Promise<Result<Schemas["ReportFile"]>> =>
      attempt(http.GET("/moderation/reports/{id}", { params: { path: { id } }, ...options })),

    getReportPicture: (id: string, options?: CallOptions): Promise<Result<Blob>> => {
      const params = { path: { id } };
      return attempt(
        http.GET("/moderation/reports/{id}/picture", { params, parseAs: "blob", ...options }),
      );
    },

    /** @param recording - `voice` for the voice message of the profile, else the message's id */
    getReportRecording: (
      id: string,
      recording: string,
      options?: CallOptions,
    ): Promise<Result<Blob>> => {
      const params = { path: { id, recording } };
      const path = "/moderation/reports/{id}/recordings/{recording}";
      return attempt(http.GET(path, { params, parseAs: "blob", ...options }));
    },

    /** `already_decided` when another admin was faster; a detail says why it cannot be decided so. */
    decideReport: (
      id: string,
      body: Schemas["ReportDecision"],
      options?: CallOptions,
    ): Promise<Result<Schemas["ReportFile"]>> => {
      const params = { path: { id } };
      return attempt(http.POST("/moderation/reports/{id}/decision", { params, body, ...options }));
    },

    /** Ends a suspension; harmless for somebody who is not suspended. */
    reinstateMember: async (
      id: string,
      body: Schemas["Reinstatement"],
      options?: CallOptions,
    ): Promise<Result<undefined>> => {
      const params = { path: { id } };
      const call = http.POST("/moderation/members/{id}/reinstate", { params, body, ...options });
      return mapResult(await attempt(call), () => undefined);
    },

    getAuditTrail: async (
      page?: PageQuery,
      options?: CallOptions,
    ): Promise<Result<Page<Schemas["AuditEntry"]>>> => {
      const params = { query: pageQuery(page) };
      const result = await attempt(http.GET("/moderation/audit", { params, ...options }));
      return mapResult(result, (raw) => readPage(raw, asItIs));
    },
  };
}
