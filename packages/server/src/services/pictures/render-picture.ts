import { fileTypeFromFile } from "file-type";
import sharp from "sharp";
import type { AppError } from "../../errors/app-error.ts";
import { fieldError } from "../../errors/field-error.ts";

/** Enough for every phone camera that stays under 10 MB; a bomb unfolds to more. */
const MOST_PIXELS = 64_000_000;
/** The longer side of what is kept, in pixels. */
const LONGER_SIDE = 1_600;
const DECODING_SECONDS = 20;
const accepted: ReadonlySet<string> = new Set(["image/png", "image/jpeg"]);

/**
 * Judges an upload by its content and draws it anew as webp: upright, at most 1,600 pixels wide or
 * high, without metadata (where it was taken, with what).
 * @throws AppError for what is no png or jpeg, is broken, or unfolds to too many pixels
 */
export async function renderPicture(path: string): Promise<Buffer> {
  const type = await fileTypeFromFile(path);
  if (type === undefined || !accepted.has(type.mime)) throw notAPicture();
  try {
    return await sharp(path, { limitInputPixels: MOST_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: DECODING_SECONDS })
      .toBuffer();
  } catch (error) {
    throw unreadable(error);
  }
}

export const notAPicture = (): AppError =>
  fieldError("unsupported_media_type", {
    field: "profile_picture",
    code: "unsupported_media_type",
    message: "Please choose a PNG or JPEG picture.",
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
