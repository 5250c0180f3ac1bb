import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { beginUpload, type UploadForm } from "../http/read-upload.ts";
import { receiveForm } from "../http/receive-form.ts";
import { recordingFault } from "../services/audio/recording-fault.ts";
import { noteRules } from "../services/voice-notes/note-rules.ts";
import { requireNoteable } from "../services/voice-notes/require-noteable.ts";
import { sendVoiceNote as sendNote } from "../services/voice-notes/send-voice-note.ts";
import { messageAnswer } from "./message-answer.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

const form: UploadForm = {
  field: noteRules.field,
  tooLarge: "The recording is too large. Max 10MB.",
  wrongType: () => recordingFault("not_audio", noteRules),
};

/** The length that the sender measured is required and not believed: the recording tells its own. */
type Fields = Omit<Schemas["VoiceNoteUpload"], "audio">;

export const sendVoiceNote: MakeOperation = (parts) => ({
  onRequest: (request) => beginUpload(parts, request, form),
  handler: async (request, reply) => {
    const member = memberOf(request);
    const conversation = await requireNoteable(parts, member, pathId(request));
    const { upload, fields } = await receiveForm<Fields>(parts, request, form);
    try {
      const message = await sendNote(parts, {
        senderId: member.id,
        conversation,
        path: upload.path,
        clientMessageId: fields.client_msg_id?.toLowerCase() ?? null,
      });
      reply.code(201);
      return messageAnswer(message, member.id);
    } finally {
      await upload.discard();
    }
  },
});
