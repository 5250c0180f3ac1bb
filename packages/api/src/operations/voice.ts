import { callsOf } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import { readVoiceName } from "../values/account.ts";
import { nothing } from "../values/reading/reader.ts";
import { bytes } from "../values/reading/readers.ts";
import type { Language } from "../values/user-choices.ts";
import { readVoiceScript } from "../values/voice-script.ts";
import type { CallOptions, UploadOptions } from "./call-options.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { formOf } from "./form-of.ts";
import { sendWithProgress } from "./send-with-progress.ts";

/** Voice messages of profiles: one's own to set, play and remove, others' to play. */
export function voiceOperations(client: ApiClient) {
  const { get, post, remove } = callsOf(client);
  return {
    /** @param recording - 400 ms to 60 s, 1200 bytes to 10 MB */
    uploadMyVoice: (recording: Blob, { onProgress, ...options }: UploadOptions = {}) =>
      post("/me/profile/voice", readVoiceName, {
        body: { voice_message: recording },
        bodySerializer: formOf,
        ...(onProgress && { fetch: sendWithProgress(onProgress) }),
        ...options,
      }),

    removeMyVoice: (options?: CallOptions) => remove("/me/profile/voice", nothing, options),

    /** @param v - changes with the recording, so that the browser does not play the old one */
    getMyVoice: (v?: string, options?: CallOptions) => {
      const query = v === undefined ? {} : { v };
      return get("/me/profile/voice", bytes, { params: { query }, ...options });
    },

    /** The bytes behind a `voice_message_url`, an `audio_url` or a `tts_url`. */
    getAudio: (url: string, options?: CallOptions) => fetchBytes(client, url, options),

    /** The texts to read aloud; none if there is no script. `not_ready` for an incomplete profile. */
    getVoiceScript: (lang: Language, options?: CallOptions) =>
      get("/me/voice-script", readVoiceScript, { params: { query: { lang } }, ...options }),
  };
}
