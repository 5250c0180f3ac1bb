import { fileTypeFromFile } from "file-type";
import { type AppError, fieldError } from "../../errors/app-error.ts";
import { decoding, heavyDecoding } from "../../media/fair-queue.ts";
import { createFileProcess, type FileProcess, UnreadFile } from "../../media/file-process.ts";
import type { DrawnPicture, PictureRequest } from "./drawn-picture.ts";

const DRAWING_MS = 8_000;
const HEAP_MEGABYTES = 64;
const accepted: ReadonlySet<string> = new Set(["image/png", "image/jpeg"]);
const program = new URL("./picture-process.ts", import.meta.url);

const reader = createFileProcess<PictureRequest, DrawnPicture>(program, {
  heapMegabytes: HEAP_MEGABYTES,
  leavesCalm: (drawn) => !("fault" in drawn) || drawn.fault !== "unreadable",
});
/** Native memory is not given back: each heavy picture has a process that ends with it. */
const heavyReader = createFileProcess<PictureRequest, DrawnPicture>(program, {
  heapMegabytes: HEAP_MEGABYTES,
  leavesCalm: () => false,
});

/**
 * Judges an upload by its content and encodes it again as webp: upright, at most 1,600 pixels wide or high,
 * without metadata such as place and device.
 * @throws AppError as `FairQueue`, or for a file that is no png or jpeg, is broken, or unpacks to too much
 */
export async function renderPicture(path: string, memberId: string): Promise<Uint8Array> {
  const type = await fileTypeFromFile(path);
  if (type === undefined || !accepted.has(type.mime)) throw notAPicture();
  const light = await decoding.take(memberId, () => draw(reader, { path, isHeavy: false }));
  const drawn =
    "fault" in light && light.fault === "heavy"
      ? await heavyDecoding.take(memberId, () => draw(heavyReader, { path, isHeavy: true }))
      : light;
  if (!("fault" in drawn)) return drawn.bytes;
  throw drawn.fault === "too_large" ? tooLarge() : unreadable(drawn.cause);
}

async function draw(by: FileProcess<PictureRequest, DrawnPicture>, request: PictureRequest) {
  try {
    return await by.ask(request, DRAWING_MS);
  } catch (error) {
    if (!(error instanceof UnreadFile)) throw error;
    return { fault: "unreadable", cause: error.cause };
  }
}

export const notAPicture = (): AppError =>
  fieldError("unsupported_media_type", {
    field: "profile_picture",
    code: "unsupported_media_type",
    message: "Please choose a PNG or JPEG picture.",
  });

const tooLarge = (): AppError =>
  fieldError("rule_broken", {
    field: "profile_picture",
    code: "too_large",
    message: "This picture has too many pixels.",
  });

function unreadable(cause: unknown): AppError {
  const error = fieldError("rule_broken", {
    field: "profile_picture",
    code: "unreadable",
    message: "This picture cannot be read.",
  });
  error.cause = cause;
  return error;
}
