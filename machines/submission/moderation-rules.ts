import { type Failure, hasCode, hasDetail, isUnreachable } from "../failure.ts";
import type { SubmissionRules } from "./submission.machine.ts";

type PlainFailure = "unreachable" | "failed";

const readPlainFailure = (failure: Failure): PlainFailure =>
  isUnreachable(failure) ? "unreachable" : "failed";

export type HeldTextFailure = "oneself" | PlainFailure;

/** Releasing or discarding held words, with a note. Another admin who was faster has done it. */
export const heldText: SubmissionRules<string, HeldTextFailure> = {
  readFailure: (failure) => (hasDetail(failure, "oneself") ? "oneself" : readPlainFailure(failure)),
  isDone: (failure) => hasCode(failure, "already_decided"),
  asksAgain: true,
};

/** Ending a suspension, with a note. */
export const reinstatement: SubmissionRules<string, PlainFailure> = {
  readFailure: readPlainFailure,
  asksAgain: true,
};
