import { beginUpload, readUpload, recordingForm } from "../../http/uploads/read-upload.ts";
import { setVoice, voiceRules, voices } from "./rules.ts";
import { requireAdmitted } from "../account-status/minors.ts";
import { done } from "../../http/operation.ts";
import type { Serve } from "../../services.ts";
import { audioAnswer } from "../../http/files/audio-answer.ts";

const form = recordingForm(voiceRules);

export const uploadMyVoice: Serve<"uploadMyVoice"> = {
  onRequest: async (services, call) => {
    await beginUpload(services, call, form);
    await requireAdmitted(services.db, services, call.member);
    await voices.requireChangeable(services, call.member.id);
  },
  handler: async (services, call) => {
    const { member } = call;
    const name = await readUpload(services, call, form, (file) => setVoice(services, member, file));
    return { status: 200, body: { voice_message_filename: name } };
  },
};

export const removeMyVoice: Serve<"removeMyVoice"> = (services, { member }) =>
  done(voices.remove(services, member.id));

export const getMyVoice: Serve<"getMyVoice"> = async (services, call) => {
  const { member } = call;
  return audioAnswer(services, call, await voices.require(services.db, member, member.id));
};

export const getProfileVoice: Serve<"getProfileVoice"> = async (services, call) => {
  const { member, path } = call;
  await services.dayLimits.peopleMember(member, [path.id]);
  return audioAnswer(services, call, await voices.require(services.db, member, path.id));
};
