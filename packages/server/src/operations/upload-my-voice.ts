import { memberOf } from "../http/member-of.ts";
import { readUpload, refuseEarly, type UploadForm } from "../http/read-upload.ts";
import { setVoice } from "../services/voice/set-voice.ts";
import { voiceFault } from "../services/voice/voice-fault.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

const form: UploadForm = {
  field: "voice_message",
  tooLarge: "The recording is too large. Max 10MB.",
  wrongType: () => voiceFault("not_audio"),
};

export const uploadMyVoice: MakeOperation = (parts) => ({
  onRequest: async (request) => {
    await parts.limits.voiceMember(request, memberOf(request).id);
    refuseEarly(request, form);
  },
  handler: async (request) => {
    const { id } = memberOf(request);
    const name = await readUpload(request, form, (file) => setVoice(parts, id, file));
    const answer: Schemas["VoiceMessageAnswer"] = { voice_message_filename: name };
    return answer;
  },
});
