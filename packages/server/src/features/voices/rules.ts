import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { RecordingRules } from "../../media/audio/recording-rules.ts";
import { judgeRecording } from "../../media/audio/judge-recording.ts";
import { letGo } from "../../media/let-go.ts";
import type { Services } from "../../services.ts";
import { AppError } from "../../errors/app-error.ts";
import { voiceStore } from "./store.ts";
import type { Db } from "../../database/db.ts";

/** What a voice message may be: a minute. */
export const voiceRules: RecordingRules = {
  field: "voice_message",
  maxSeconds: 60,
  tooLong: "The recording is too long.",
};

/**
 * Replaces a member's voice message. The file is kept before the row names it, and the former one goes
 * after, so that a killed process leaves a message that plays; `sweepMedia` erases what no row names.
 * @returns the name of the file
 * @throws AppError for what is no audio, cannot be read, is too short or too long
 */
export async function setVoice(
  services: Pick<Services, "db" | "media">,
  userId: string,
  source: Readable,
): Promise<string> {
  const upload = await services.media.receive(source);
  try {
    const { kind, bytes } = await judgeRecording(
      { path: upload.path, memberId: userId },
      voiceRules,
    );
    const name = `${randomUUID()}.${kind}`;
    await services.media.keep(name, bytes);
    const former = await voiceStore(services.db).replace(userId, name);
    if (former !== undefined) await letGo(services, former);
    return name;
  } finally {
    await upload.discard();
  }
}

/** Takes a member's voice message down and erases it. Removing none succeeds as well. */
export async function removeVoice(
  services: Pick<Services, "db" | "media">,
  userId: string,
): Promise<void> {
  const former = await voiceStore(services.db).replace(userId, null);
  if (former !== undefined) await letGo(services, former);
}

/**
 * Which file a member's voice message is, for another who asks. One who has none, does not exist, or is
 * kept away in either direction is refused alike.
 */
export async function findVoice(
  services: Pick<Services, "db">,
  memberId: string,
  userId: string,
): Promise<string> {
  const name = await voiceStore(services.db).findFor(memberId, userId);
  if (name === undefined) throw new AppError("not_found");
  return name;
}

/** Where a member's voice message is; `v` changes with it, so that a browser fetches the new one. */
export const voiceUrl = (userId: string, file: string | null): string | null =>
  file === null ? null : `/api/profile/voice/${userId}?v=${file.slice(0, 8)}`;

/** The file of a member's voice message. */
export const findVoiceFile = (db: Db, userId: string) => voiceStore(db).find(userId);
