import { json, noContent } from "../http/answer.ts";
import { Refusal } from "../http/refusal.ts";
import { sendAudio } from "../http/send-media.ts";
import { readAudio } from "../http/read-upload.ts";
import { type Handlers, memberOf, otherOf } from "./call.ts";

/** The voice message of a profile, and the script to read from. */
export const voiceMessageHandlers = {
  uploadMyVoice: async (call) => {
    const voice = await readAudio(call.form, "voice_message");
    memberOf(call).voice = voice;
    return json(200, { voice_message_filename: voice.name });
  },

  removeMyVoice: (call) => {
    memberOf(call).voice = undefined;
    return noContent();
  },

  getMyVoice: (call) => sendAudio(memberOf(call).voice, call.headers.range),

  getProfileVoice: (call) => {
    const member = memberOf(call);
    const { id } = call.parameters;
    return sendAudio((id === member.id ? member : otherOf(call, id)).voice, call.headers.range);
  },

  getVoiceScript: (call) => {
    if (memberOf(call).onboarding === "registered") {
      throw new Refusal(409, "not_ready", "Your voice script is not ready yet.");
    }
    return json(200, call.contract.example("getVoiceScript", 200, "italian"));
  },
} satisfies Partial<Handlers>;
