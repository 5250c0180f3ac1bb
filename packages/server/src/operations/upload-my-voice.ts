import { memberOf } from "../http/member-of.ts";
import { beginUpload, readUpload, type UploadForm } from "../http/read-upload.ts";
import { recordingFault } from "../services/audio/recording-fault.ts";
import { setVoice } from "../services/voice/set-voice.ts";
import { voiceRules } from "../services/voice/voice-rules.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

const form: UploadForm = {
  field: voiceRules.field,
  tooLarge: "The recording is too large. Max 10MB.",
  wrongType: () => recordingFault("not_audio", voiceRules),
};

export const uploadMyVoice: MakeOperation = (parts) => ({
  onRequest: (request) => beginUpload(parts, request, form),
  handler: async (request) => {
    const { id } = memberOf(request);
    const name = await readUpload(parts, request, form, (file) => setVoice(parts, id, file));
    const answer: Schemas["VoiceMessageAnswer"] = { voice_message_filename: name };
    return answer;
  },
});
