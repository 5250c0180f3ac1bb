import type { ErrorDetail } from "@gemel/api";
import type { Failure } from "./failure.ts";

/** A detail's field as a form names it: without what it lies in, and without what lies in it. */
const formField = ({ field }: ErrorDetail): string =>
  field.replace(/^profile\./, "").replace(/[.[].*$/, "");

/** Returns the server's messages about single fields, by the form's name of each; empty if it names none. */
export const refusedFields = (failure: Failure): ErrorDetail[] =>
  failure.kind === "http"
    ? failure.details.map((detail) => ({ ...detail, field: formField(detail) }))
    : [];

/** Whether the server refuses a field; not to be guessed from a status. */
export const blames = (failure: Failure, name: string): boolean =>
  refusedFields(failure).some(({ field }) => field === name);

/** Refusals that the app puts in the member's language; the server may speak only its own. */
const knownRefusals: ReadonlySet<string> = new Set([
  "registration_withdrawn",
  "invalid_link",
  "expired_link",
  "spent_link",
  "validation_failed",
]);

/** The server's own sentence for the member; null if it sent none, or if the app has a text. */
export function serverMessage(failure: Failure): string | null {
  if (failure.kind !== "http" || failure.message === "") return null;
  if (knownRefusals.has(failure.code)) return null;
  // The client's text if the server sent no sentence.
  return failure.message === `HTTP ${failure.status}` ? null : failure.message;
}

/** Statuses of a backend without the call. */
const unknownCall: ReadonlySet<number> = new Set([404, 405, 501]);

/** Whether the backend lacks the call. Not for a call with an id: there a 404 means something else. */
export function isNotOffered(failure: Failure): boolean {
  return failure.kind === "http" && unknownCall.has(failure.status);
}
