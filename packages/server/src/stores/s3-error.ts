import { S3ServiceException } from "@aws-sdk/client-s3";

/** Whether the storage says that there is no such file, or the bucket none. */
export const isNoSuchKey = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === "NoSuchKey" || error.name === "NotFound");

/** A short name of what went wrong, without addresses and keys. */
export function s3ErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
