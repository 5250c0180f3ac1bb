import { json, sentence } from "../http/answer.ts";
import { Refusal, ruleBroken, unauthorized } from "../http/refusal.ts";
import type { Handlers } from "./call.ts";

const LEAST_MS = 5_000;

/** Writing to the people behind the service. */
export const contactHandlers = {
  getContactStamp: ({ world }) => {
    const stamp = crypto.randomUUID();
    world.stamps.add(stamp);
    return json(200, { stamp });
  },

  sendContactMessage: ({ world, session, credentials, body }) => {
    if (!session && credentials.bearer !== undefined) throw unauthorized();
    if (body.website) throw new Refusal(422, "robot_suspected", "Robot suspected.");
    if (!session && !body.email) {
      throw ruleBroken("email", "required", "Please enter your e-mail address.");
    }
    if (body.client_msg_id && world.contactMessages.has(body.client_msg_id)) return heard();
    if (!world.stamps.has(body.stamp)) {
      throw ruleBroken("stamp", "invalid", "Please load the page again.");
    }
    const early = body.loaded_at + LEAST_MS - Date.now();
    if (early > 0) throw tooFast(Math.ceil(early / 1000));
    world.stamps.delete(body.stamp);
    if (body.client_msg_id) world.contactMessages.add(body.client_msg_id);
    return heard();
  },
} satisfies Partial<Handlers>;

const heard = () => sentence(202, "Thank you. We will write back.");

function tooFast(seconds: number): Refusal {
  const wait = Math.min(seconds, LEAST_MS / 1000);
  const message = `Please wait ${wait} seconds before submitting.`;
  const detail = { field: "loaded_at", code: "too_fast", message };
  return new Refusal(422, "too_fast", message, [detail], { "Retry-After": String(wait) });
}
