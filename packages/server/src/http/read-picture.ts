import { Readable } from "node:stream";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { fieldError } from "../errors/field-error.ts";

/** 10 MB as the contract counts them. */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;

const FIELD = "profile_picture";

/**
 * Hands the one file of an upload on while it arrives. The form is read as a stream, so the limit holds
 * whatever length the sender claims.
 * @throws AppError for a form that is cut short, has no such file, or a file that is too large
 */
export async function readPicture<T>(
  request: FastifyRequest,
  use: (file: Readable) => Promise<T>,
): Promise<T> {
  try {
    const part = await request.file({
      limits: { fileSize: MOST_PICTURE_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
      throwFileSizeLimit: false,
    });
    if (part === undefined || part.fieldname !== FIELD) throw missing();
    return await use(Readable.from(wholeFile(part.file)));
  } catch (error) {
    throw error instanceof AppError ? error : asFormError(error);
  }
}

/** The bytes of a file; one that was cut at the limit ends in an error, not in half a file. */
async function* wholeFile(file: MultipartFile["file"]): AsyncGenerator<Buffer> {
  yield* file;
  if (file.truncated) throw pictureTooLarge();
}

/** What the form's parser throws has no code, or one of the form; a fault of ours has its own. */
function asFormError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = "code" in error ? String(error.code) : "";
  const ofForm =
    code.startsWith("FST_") || /multipart|boundary|unexpected end|part header/i.test(error.message);
  return ofForm || code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE"
    ? new AppError("malformed")
    : error;
}

export const pictureTooLarge = (): AppError =>
  fieldError("payload_too_large", {
    field: FIELD,
    code: "payload_too_large",
    message: "File is too large. Max 10MB.",
  });

const missing = (): AppError =>
  new AppError("malformed", {
    details: [{ field: FIELD, code: "required", message: "This field is required." }],
  });
