import type { Readable } from "node:stream";
import { judgeRecording } from "../../media/audio/judge-recording.ts";
import type { RecordingRules } from "../../media/audio/recording-rules.ts";
import { memberMedia } from "../profiles/member-media.ts";
import type { Services } from "../../services.ts";
import { ownerOf, type Uploader } from "../account-status/minors.ts";

/** The rules of a voice message: at most a minute. */
export const voiceRules: RecordingRules = {
  field: "voice_message",
  maxSeconds: 60,
  tooLong: "The recording is too long.",
};

export const voices = memberMedia("voice_file");

/**
 * @returns the name of the file
 * @throws AppError for what is no audio, cannot be read, is too short or too long, or `underage` for a refused minor
 */
export const setVoice = (
  services: Pick<Services, "addressHashes" | "clock" | "db" | "media" | "transaction">,
  member: Uploader,
  source: Readable,
): Promise<string> =>
  voices.set(services, ownerOf(services, member), source, async (path) => {
    const { kind, bytes } = await judgeRecording({ path, memberId: member.id }, voiceRules);
    return { bytes, ending: kind };
  });

/** Returns the URL of a voice message; `v` changes with it, so that a browser fetches the new one. */
export const voiceUrl = (userId: string, file: string | null): string | null =>
  file === null ? null : `/api/profile/voice/${userId}?v=${file.slice(0, 8)}`;
