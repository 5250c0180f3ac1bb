import { isWhole, type Media, recogniseAudio, recognisePicture } from "../world/media.ts";
import { malformed, Refusal, ruleBroken } from "./refusal.ts";

const MOST_BYTES = 10 * 1024 * 1024;
const LEAST_AUDIO_BYTES = 1200;

/** The picture in a form. @throws Refusal 413, 415 or 422 */
export async function readPicture(form: FormData, field: string): Promise<Media> {
  const media = recognisePicture(await readFile(form, field));
  if (!media) throw notOfThatKind(field, "Please choose a PNG or JPEG picture.");
  if (!isWhole(media)) throw ruleBroken(field, "unreadable", "This picture cannot be read.");
  return media;
}

/** The recording in a form. @throws Refusal 413, 415 or 422 */
export async function readAudio(form: FormData, field: string): Promise<Media> {
  const bytes = await readFile(form, field);
  const media = recogniseAudio(bytes);
  if (!media) throw notOfThatKind(field, "Please choose an audio file.");
  if (bytes.length < LEAST_AUDIO_BYTES) {
    throw ruleBroken(field, "too_short", "The recording is too short.");
  }
  return media;
}

async function readFile(form: FormData, field: string): Promise<Buffer> {
  const file = form.get(field);
  if (!(file instanceof File)) throw malformed();
  if (file.size > MOST_BYTES) {
    throw new Refusal(413, "payload_too_large", "File is too large. Max 10MB.");
  }
  return Buffer.from(await file.arrayBuffer());
}

const notOfThatKind = (field: string, message: string): Refusal =>
  new Refusal(415, "unsupported_media_type", message, [
    { field, code: "unsupported_media_type", message },
  ]);
