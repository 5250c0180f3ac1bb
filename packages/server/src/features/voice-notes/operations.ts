import type { Serve } from "../../services.ts";
import { audioAnswer } from "../../http/files/audio-answer.ts";
import { findRecording, noteRules, requireNoteable, sendVoiceNote as sendNote } from "./rules.ts";
import { beginUpload, recordingForm } from "../../http/uploads/read-upload.ts";
import { receiveForm } from "../../http/uploads/receive-form.ts";
import { messageAnswer } from "../messages/message-answer.ts";

const form = recordingForm(noteRules);

export const sendVoiceNote: Serve<"sendVoiceNote"> = {
  onRequest: (services, call) => beginUpload(services, call, form),
  handler: async (services, call) => {
    const { member, path, request } = call;
    const conversation = await requireNoteable(services, member, path.id);
    // The length that the sender measured is required and not read: the recording has its own.
    const { upload, fields } = await receiveForm<"sendVoiceNote">(services, call, form);
    try {
      await services.limits.liveMessageMember(request, member.id);
      await services.limits.messageDayMember(request, member.id);
      const message = await sendNote(services, {
        senderId: member.id,
        conversation,
        path: upload.path,
        clientMessageId: fields.client_msg_id?.toLowerCase() ?? null,
      });
      return { status: 201, body: messageAnswer(message, member.id) };
    } finally {
      await upload.discard();
    }
  },
};

export const getMessageAudio: Serve<"getMessageAudio"> = async (services, call) => {
  const { id, messageId } = call.path;
  return audioAnswer(services, call, await findRecording(services, call.member.id, id, messageId));
};
