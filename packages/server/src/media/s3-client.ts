import { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import type { S3Config } from "../config/s3-config.ts";

/** Milliseconds until the next step of an answer must be there, and how many tries there are. */
const timeouts = { connect: 3_000, answer: 8_000, silence: 60_000, attempts: 3 } as const;

/** A part of an upload has more to say than any other request, in milliseconds. */
export const UPLOAD_PATIENCE = 30_000;

const agent = { keepAlive: true, maxSockets: 256 };

/** A client that gives up within half a minute when the storage is unreachable. */
export const createS3Client = (config: S3Config): S3Client =>
  new S3Client({
    region: config.region,
    forcePathStyle: config.pathStyle,
    ...(config.endpoint !== undefined && { endpoint: config.endpoint }),
    ...(config.credentials !== undefined && { credentials: config.credentials }),
    maxAttempts: timeouts.attempts,
    // What servers other than Amazon's know.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: timeouts.connect,
      requestTimeout: timeouts.answer,
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.silence,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });

/** Whether the storage says that there is no such file, or the bucket none. */
export const isNoSuchKey = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === "NoSuchKey" || error.name === "NotFound");

/** A short name of what went wrong, without addresses and keys. */
export function s3ErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
