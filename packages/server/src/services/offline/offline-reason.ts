/** Why no AI answers: none is set up, it failed, or the member's budget of the day is spent. */
export type OfflineReason = "absent" | "failed" | "spent";
