import { findMember } from "../http/member-of.ts";
import { sendContactMessage as sendContactMessageService } from "../services/contact/send-contact-message.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const sendContactMessage: MakeOperation = (parts) => ({
  onRequest: parts.limits.contactAddress,
  handler: async (request, reply) => {
    const member = findMember(request);
    if (member !== undefined) await parts.limits.contactMember(request, member.id);
    const body = request.body as Schemas["ContactRequest"];
    const form = {
      clientMessageId: body.client_msg_id ?? null,
      fullName: body.full_name,
      email: body.email,
      subject: body.subject,
      message: body.message,
      stamp: body.stamp,
      loadedAt: new Date(body.loaded_at),
      website: body.website,
    };
    await sendContactMessageService(parts, form, member);
    const answer: Schemas["MessageAnswer"] = {
      message: "Thank you. Your message is on its way to us.",
    };
    return reply.code(202).send(answer);
  },
});
