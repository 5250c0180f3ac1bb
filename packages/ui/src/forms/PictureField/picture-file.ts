import type { MessageId } from "@gemel/i18n";

/** Media types that a profile picture may have. */
export const pictureTypes = ["image/png", "image/jpeg"] as const;

/** 10 MB, as the server counts them. */
export const maxBytes = 10 * 1024 * 1024;

/** Why a file is refused before it is opened; undefined when it may be tried. */
export function refusal(file: File): MessageId | undefined {
  if (!(pictureTypes as readonly string[]).includes(file.type)) return "ui.pictureField.wrongType";
  if (file.size > maxBytes) return "ui.pictureField.tooLarge";
  return undefined;
}

/** Longest side of what is handed out; the server makes its own sizes from it. */
const maxSide = 1024;

/**
 * Cuts a section out of a picture.
 * @returns a square JPEG of 1024 px at most; what was transparent becomes white
 * @throws Error when the browser cannot draw or encode it
 */
export async function cutPicture(
  picture: ImageBitmap,
  { left, top, side }: { left: number; top: number; side: number },
): Promise<File> {
  const length = Math.max(1, Math.round(Math.min(side, maxSide)));
  const canvas = new OffscreenCanvas(length, length);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser gives no 2d context");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, length, length);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, left, top, side, side, 0, 0, length, length);
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
  return new File([blob], "picture.jpg", { type: blob.type });
}
