import { Readable } from "node:stream";
import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError, fieldError } from "../../errors/app-error.ts";
import { recordingFault, type RecordingRules } from "../../media/audio/recording-rules.ts";
import { receiving } from "../../media/fair-queue.ts";
import type { Member } from "../../foundation/member.ts";
import type { Limits } from "../limits.ts";

/** 10 MB as the contract counts them. */
const MAX_BYTES = 10 * 1024 * 1024;
/** The most bytes that a form adds around its file. */
const FORM_BYTES = 16 * 1024;
/** No form has more fields beside its file. */
const MAX_TEXTS = 4;
/** More than any of them may have. */
const TEXT_BYTES = 1024;

/** A connection that brings nothing for so long has stopped. */
const STALL_MS = 20_000;

export type FormTexts = Map<string, string>;

export interface UploadForm {
  readonly field: string;
  /** The message for a file of more than 10 MB. */
  readonly tooLarge: string;
  /** The refusal of a body that is no form. */
  readonly wrongType: () => AppError;
}

/** The form of a recording. */
export const recordingForm = (rules: RecordingRules): UploadForm => ({
  field: rules.field,
  tooLarge: "The recording is too large. Max 10MB.",
  wrongType: () => recordingFault("not_audio", rules),
});

export interface UploadCall {
  readonly member: Pick<Member, "id">;
  readonly request: FastifyRequest;
}

interface UploadDayLimits {
  /** Limit of megabytes a day; checked before an upload. @throws AppError `daily_limit` */
  readonly megabytesMember: (memberId: string) => Promise<void>;
  /** Counts what has come of an upload. */
  readonly addBytes: (memberId: string, bytes: number) => Promise<void>;
}

export interface UploadParts {
  readonly limits: Pick<Limits, "uploadMember">;
  readonly dayLimits: UploadDayLimits;
}

/** Counts an upload, and refuses what cannot be such a form before any of it is read. */
export async function beginUpload(
  { limits, dayLimits }: UploadParts,
  { member: { id }, request }: UploadCall,
  form: UploadForm,
): Promise<void> {
  await limits.uploadMember(request, id);
  await dayLimits.megabytesMember(id);
  const length = Number(request.headers["content-length"] ?? 0);
  if (length > MAX_BYTES + FORM_BYTES) throw tooLarge(form);
  const type = request.headers["content-type"];
  if (type === undefined) throw new AppError("malformed");
  if (!type.startsWith("multipart/form-data")) throw form.wrongType();
}

/**
 * Hands the one file of an upload on while it arrives, one of a member at a time: the next is not read
 * meanwhile. An upload that stalls loses its connection. The form is read as a stream, so the limit holds
 * whatever length the sender claims. The received bytes count for the member's day, whatever the outcome.
 * @param texts takes the form's other fields; they are complete when the file has ended. Without it a form
 *   that has any is refused.
 * @throws AppError as `FairQueue`, or for a form that is cut short, has no such file, or a file that is too
 *   large
 */
export const readUpload = async <T>(
  { dayLimits }: UploadParts,
  { member: { id }, request }: UploadCall,
  form: UploadForm,
  use: (file: Readable) => Promise<T>,
  texts?: FormTexts,
): Promise<T> =>
  receiving.take(id, async () => {
    const sent = { bytes: 0 };
    try {
      return await readForm(request, form, use, { texts, sent });
    } finally {
      await dayLimits.addBytes(id, sent.bytes);
    }
  });

async function readForm<T>(
  request: FastifyRequest,
  form: UploadForm,
  use: (file: Readable) => Promise<T>,
  { texts, sent }: Pick<Reading, "texts" | "sent">,
): Promise<T> {
  const stall = setTimeout(() => request.raw.destroy(), STALL_MS);
  try {
    const parts = request.parts({
      limits: {
        fileSize: MAX_BYTES,
        fieldSize: TEXT_BYTES,
        files: 2,
        fields: MAX_TEXTS,
        parts: MAX_TEXTS + 1,
        headerPairs: 20,
      },
    });
    const part = await nextFile(form, parts, texts);
    if (part === undefined) throw missing(form);
    if (part.fieldname !== form.field) throw unknownField(part.fieldname);
    return await use(Readable.from(wholeFile(form, part.file, parts, { texts, sent, stall })));
  } catch (error) {
    throw error instanceof AppError ? error : asFormError(error);
  } finally {
    clearTimeout(stall);
  }
}

interface Reading {
  readonly texts: FormTexts | undefined;
  /** Counts what has come of the file. */
  readonly sent: { bytes: number };
  readonly stall: NodeJS.Timeout;
}

/**
 * The bytes of a file; one that was cut at the limit, and one that is not the whole form, end in an
 * error, so that nothing is kept of them.
 */
async function* wholeFile(
  form: UploadForm,
  file: MultipartFile["file"],
  parts: AsyncIterator<Multipart>,
  { texts, sent, stall }: Reading,
): AsyncGenerator<Buffer> {
  for await (const piece of file) {
    stall.refresh();
    sent.bytes += piece.length;
    yield piece;
  }
  if (file.truncated) throw tooLarge(form);
  const next = await nextFile(form, parts, texts);
  // The upload has arrived; the work on it has its own timeout.
  clearTimeout(stall);
  if (next !== undefined) throw unknownField(next.fieldname);
}

/** Takes texts up to the next file, or to the end of the form. */
async function nextFile(
  form: UploadForm,
  parts: AsyncIterator<Multipart>,
  texts: FormTexts | undefined,
): Promise<MultipartFile | undefined> {
  for (;;) {
    const { value: part }: { value: Multipart | undefined } = await parts.next();
    if (part === undefined || part.type === "file") return part;
    const { fieldname: field, value } = part;
    if (field === form.field) throw missing(form);
    if (texts === undefined) throw unknownField(field);
    if (texts.has(field)) throw malformed(field, "repeated", "This field is there twice.");
    texts.set(field, String(value));
  }
}

/** Converts errors of the form's parser, which have no code or one of the form; our faults have their own. */
function asFormError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = "code" in error ? String(error.code) : "";
  const ofForm =
    code.startsWith("FST_") || /multipart|boundary|unexpected end|part header/i.test(error.message);
  return ofForm || code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE"
    ? new AppError("malformed")
    : error;
}

const tooLarge = ({ field, tooLarge: message }: UploadForm): AppError =>
  fieldError("payload_too_large", { field, code: "payload_too_large", message });

const malformed = (field: string, code: string, message: string): AppError =>
  fieldError("malformed", { field: field.slice(0, 200), code, message });

const unknownField = (field: string): AppError =>
  malformed(field, "unknown_field", "This field is not known here.");

const missing = ({ field }: UploadForm): AppError =>
  new AppError("malformed", {
    details: [{ field, code: "required", message: "This field is required." }],
  });
