import type { ErrorDetail } from "@gemel/api";
import { type Failure, isDayUsedUp, isUnreachable } from "../failure.ts";
import { refusedFields } from "../refusal.ts";
import type { RequiredField } from "./draft.ts";

/** Why a profile was not saved. The first is the form's own, the others are the server's. */
export type SaveFailure =
  | { readonly kind: "incomplete"; readonly missing: readonly RequiredField[] }
  /** `field` is the profile's own name of it, such as `height_cm`. */
  | { readonly kind: "invalid"; readonly fields: readonly ErrorDetail[] }
  | { readonly kind: "nickname_taken" | "underage" | "daily_limit" | "unreachable" | "failed" };

/** @param isClaim a nickname was among the changes */
export function readSaveFailure(failure: Failure, isClaim: boolean): SaveFailure {
  if (isUnreachable(failure)) return { kind: "unreachable" };
  if (failure.kind !== "http") return { kind: "failed" };
  if (isDayUsedUp(failure)) return { kind: "daily_limit" };
  const codes = [failure.code, ...failure.details.map((detail) => detail.code)];
  if (codes.includes("nickname_taken")) return { kind: "nickname_taken" };
  if (codes.includes("underage")) return { kind: "underage" };
  // The specification has no code for it.
  if (failure.status === 409 && isClaim) return { kind: "nickname_taken" };
  const fields = refusedFields(failure);
  return fields.length > 0 ? { kind: "invalid", fields } : { kind: "failed" };
}

/** Why a picture was not taken or not removed. */
export type PictureFailure =
  | "too_large"
  | "wrong_type"
  | "daily_limit"
  | "unreachable"
  | "failed"
  /** The picture is still there. */
  | "not_removed";

/** Bytes (docs/product.md section 9: 10 MB). */
export const pictureMaximum = 10 * 1024 * 1024;

export const pictureTypes = ["image/png", "image/jpeg"] as const;

/** The checks of a file before it is sent; the server judges its content. */
export function judgePicture(file: Pick<Blob, "size" | "type">): PictureFailure | null {
  if (!pictureTypes.some((type) => type === file.type)) return "wrong_type";
  return file.size > pictureMaximum ? "too_large" : null;
}

export function readPictureFailure(failure: Failure): PictureFailure {
  if (isUnreachable(failure)) return "unreachable";
  if (failure.kind !== "http") return "failed";
  if (isDayUsedUp(failure)) return "daily_limit";
  if (failure.status === 413) return "too_large";
  return failure.status === 415 || failure.status === 422 ? "wrong_type" : "failed";
}

export const readRemovalFailure = (failure: Failure): PictureFailure =>
  isUnreachable(failure) ? "unreachable" : "not_removed";
