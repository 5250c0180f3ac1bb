import type { Readable } from "node:stream";
import { judgeRecording } from "../../media/audio/judge-recording.ts";
import type { RecordingRules } from "../../media/audio/recording-rules.ts";
import { memberMedia } from "../../media/member-media.ts";
import type { Services } from "../../services.ts";

/** What a voice message may be: a minute. */
export const voiceRules: RecordingRules = {
  field: "voice_message",
  maxSeconds: 60,
  tooLong: "The recording is too long.",
};

export const voices = memberMedia("voice_file");

/**
 * @returns the name of the file
 * @throws AppError for what is no audio, cannot be read, is too short or too long
 */
export const setVoice = (
  services: Pick<Services, "clock" | "db" | "media">,
  userId: string,
  source: Readable,
): Promise<string> =>
  voices.set(services, userId, source, async (path) => {
    const { kind, bytes } = await judgeRecording({ path, memberId: userId }, voiceRules);
    return { bytes, ending: kind };
  });

/** Where a member's voice message is; `v` changes with it, so that a browser fetches the new one. */
export const voiceUrl = (userId: string, file: string | null): string | null =>
  file === null ? null : `/api/profile/voice/${userId}?v=${file.slice(0, 8)}`;
