import type { Result } from "../api-error.ts";
import { attempt } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import { readVoiceName } from "../values/account.ts";
import { nothing } from "../values/reader.ts";
import { bytes } from "../values/readers.ts";
import type { Language } from "../values/user-choices.ts";
import { readVoiceScript, type VoiceScriptPart } from "../values/voice-script.ts";
import { type CallOptions, unread, type UploadOptions } from "./call-options.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { formOf } from "./form-of.ts";
import { sendWithProgress } from "./send-with-progress.ts";

/** Voice messages of profiles: one's own to set, hear and remove, everybody's to hear. */
export function voiceOperations(client: ApiClient) {
  const { http } = client;
  return {
    /** @param recording - 400 ms to 60 s, 1200 bytes to 10 MB */
    uploadMyVoice: (
      recording: Blob,
      { onProgress, ...options }: UploadOptions = {},
    ): Promise<Result<string>> =>
      attempt(
        http.POST("/me/profile/voice", {
          body: { voice_message: recording },
          bodySerializer: formOf,
          ...(onProgress && { fetch: sendWithProgress(onProgress) }),
          ...options,
        }),
        readVoiceName,
      ),

    removeMyVoice: async (options?: CallOptions): Promise<Result<undefined>> =>
      attempt(http.DELETE("/me/profile/voice", { ...unread, ...options }), nothing),

    /** @param v - changes with the recording, so that the browser does not play the old one */
    getMyVoice: (v?: string, options?: CallOptions): Promise<Result<Blob>> => {
      const query = v === undefined ? {} : { v };
      return attempt(
        http.GET("/me/profile/voice", { params: { query }, parseAs: "blob", ...options }),
        bytes,
      );
    },

    /** The bytes behind a `voice_message_url`, an `audio_url` or a `tts_url`. */
    getAudio: (url: string, options?: CallOptions): Promise<Result<Blob>> =>
      fetchBytes(client, url, options),

    /** The texts to read aloud; none where there is no script. `not_ready` before the profile is. */
    getVoiceScript: async (
      lang: Language,
      options?: CallOptions,
    ): Promise<Result<readonly VoiceScriptPart[]>> => {
      const call = http.GET("/me/voice-script", { params: { query: { lang } }, ...options });
      return attempt(call, readVoiceScript);
    },
  };
}
