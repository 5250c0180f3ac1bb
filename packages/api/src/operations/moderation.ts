import { callsOf } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { readAuditTrail, readHeldText, readReportFile, readReports } from "../values/moderation.ts";
import { nothing } from "../values/reading/reader.ts";
import { bytes } from "../values/reading/readers.ts";
import type { CallOptions } from "./call-options.ts";
import { type PageQuery, pageQuery } from "./page-query.ts";

/** The admins' operations on reports; the server answers any other member `forbidden`. */
export function moderationOperations(client: ApiClient) {
  const { get, post } = callsOf(client);
  return {
    /** @param state - `open`: those that wait, the most urgent first; `closed`: the one decided last first */
    getReports: (state: Schemas["ReportState"], page?: PageQuery, options?: CallOptions) => {
      const query = { state, ...pageQuery(page) };
      return get("/moderation/reports", readReports, { params: { query }, ...options });
    },

    /** The audit trail notes that it was opened. */
    getReport: (id: string, options?: CallOptions) =>
      get("/moderation/reports/{id}", readReportFile, { params: { path: { id } }, ...options }),

    /** `addition` is the place of an addition from 1; 0 for the report itself */
    getReportPicture: (
      id: string,
      {
        addition = 0,
        former = 0,
        ...options
      }: CallOptions & { readonly addition?: number; readonly former?: number } = {},
    ) => {
      const query = { ...(addition > 0 && { addition }), ...(former > 0 && { former }) };
      const params = { path: { id }, ...(Object.keys(query).length > 0 && { query }) };
      return get("/moderation/reports/{id}/picture", bytes, { params, ...options });
    },

    /**
     * @param recording - `voice` for the voice message of the profile, `voice-1` for that of the first addition,
     * `former-1` for that of the first former profile, else the message's id
     */
    getReportRecording: (id: string, recording: string, options?: CallOptions) =>
      get("/moderation/reports/{id}/recordings/{recording}", bytes, {
        params: { path: { id, recording } },
        ...options,
      }),

    /**
     * `already_decided` when another decision stands than the one that `revises` names, `added_meanwhile` when
     * the report was added to after `seen_until`; a detail says why it cannot be decided so.
     */
    decideReport: (id: string, body: Schemas["ReportDecision"], options?: CallOptions) =>
      post("/moderation/reports/{id}/decision", readReportFile, {
        params: { path: { id } },
        body,
        ...options,
      }),

    /** Ends a suspension; without effect for a member who is not suspended. */
    reinstateMember: (id: string, body: Schemas["Reinstatement"], options?: CallOptions) =>
      post("/moderation/members/{id}/reinstate", nothing, {
        params: { path: { id } },
        body,
        ...options,
      }),

    getHeldWords: (page?: PageQuery, options?: CallOptions) =>
      get("/moderation/held-words", readHeldText, {
        params: { query: pageQuery(page) },
        ...options,
      }),

    /** `already_decided` where nothing waits up to `until`. */
    judgeHeldWords: (memberId: string, body: Schemas["HeldWordsDecision"], options?: CallOptions) =>
      post("/moderation/held-words/{id}/decision", nothing, {
        params: { path: { id: memberId } },
        body,
        ...options,
      }),

    getAuditTrail: (page?: PageQuery, options?: CallOptions) =>
      get("/moderation/audit", readAuditTrail, { params: { query: pageQuery(page) }, ...options }),
  };
}
