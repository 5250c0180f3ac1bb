import { beginUpload, readUpload, type UploadForm } from "../../http/uploads/read-upload.ts";
import { recordingFault } from "../../media/audio/recording-rules.ts";
import { setVoice, voiceRules, voices } from "./rules.ts";
import type { MakeOperation } from "../../services.ts";
import { audioAnswer } from "../../http/files/audio-answer.ts";

const form: UploadForm = {
  field: voiceRules.field,
  tooLarge: "The recording is too large. Max 10MB.",
  wrongType: () => recordingFault("not_audio", voiceRules),
};

export const uploadMyVoice: MakeOperation<"uploadMyVoice"> = (services) => ({
  onRequest: (call) => beginUpload(services, call, form),
  handler: async (call) => {
    const { id } = call.member;
    const name = await readUpload(services, call, form, (file) => setVoice(services, id, file));
    return { status: 200, body: { voice_message_filename: name } };
  },
});

export const removeMyVoice: MakeOperation<"removeMyVoice"> = (services) => ({
  handler: async ({ member }) => {
    await voices.remove(services, member.id);
    return { status: 204 };
  },
});

export const getMyVoice: MakeOperation<"getMyVoice"> = (services) => ({
  handler: async (call) => {
    const { id } = call.member;
    return audioAnswer(services, call, await voices.require(services.db, id, id));
  },
});

export const getProfileVoice: MakeOperation<"getProfileVoice"> = (services) => ({
  handler: async (call) => {
    const { member, path } = call;
    await services.limits.peopleMember(member, [path.id]);
    return audioAnswer(services, call, await voices.require(services.db, member.id, path.id));
  },
});
