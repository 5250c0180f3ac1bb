import { Readable } from "node:stream";
import type { Multipart, MultipartFile } from "@fastify/multipart";
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
    const form = request.parts({
      limits: { fileSize: MOST_PICTURE_BYTES, files: 2, fields: 1, parts: 2, headerPairs: 20 },
    });
    const { value: part } = await form.next();
    if (part === undefined) throw missing();
    if (part.fieldname !== FIELD) throw unknownField(part.fieldname);
    if (part.type !== "file") throw missing();
    return await use(Readable.from(wholeFile(part.file, form)));
  } catch (error) {
    throw error instanceof AppError ? error : asFormError(error);
  }
}

/**
 * The bytes of a file; one that was cut at the limit, and one that is not the whole form, end in an
 * error, so that nothing is kept of them.
 */
async function* wholeFile(
  file: MultipartFile["file"],
  form: AsyncIterator<Multipart>,
): AsyncGenerator<Buffer> {
  yield* file;
  if (file.truncated) throw pictureTooLarge();
  const { value: next } = await form.next();
  if (next !== undefined) throw unknownField(next.fieldname);
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

const unknownField = (field: string): AppError =>
  fieldError("malformed", {
    field: field.slice(0, 200),
    code: "unknown_field",
    message: "This field is not known here.",
  });

const missing = (): AppError =>
  new AppError("malformed", {
    details: [{ field: FIELD, code: "required", message: "This field is required." }],
  });
