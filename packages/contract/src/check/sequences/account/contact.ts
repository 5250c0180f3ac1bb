import { setTimeout as pause } from "node:timers/promises";
import type { RunContext } from "../../run-context.ts";
import { textIn } from "../reading.ts";
import { type Sequence, notReached } from "../step.ts";

/** The contract asks for five seconds between the form and the message. */
const fillingIn = 5500;

const message = {
  full_name: "Contract runner",
  email: "contract-runner@example.com",
  subject: "Contract test, please ignore",
  message: "This message was sent by the contract runner to see that messages arrive.",
  website: "",
};

/** Opens the form, early in the run, so that the runner need not wait for the five seconds. */
export const openContactForm: Sequence = {
  name: "contact: stamp, too early",
  run: async (context) => {
    const { must, probe } = context;
    const loaded_at = Date.now();
    const stamps = [await fetchStamp(context), await fetchStamp(context)];
    context.facts.contactForm = { loaded_at, stamps };
    const early = await probe("sendContactMessage", 422, {
      body: { ...message, loaded_at, stamp: await fetchStamp(context) },
      what: "a message at once",
    });
    const isTooFast = textIn(early?.body, "error_code") === "too_fast";
    must(early, isTooFast, "a message at once must be too_fast");
  },
};

/** Sends one message to the people behind the server, marked as a test, and some that must not reach them. */
export const contact: Sequence = {
  name: "contact: send",
  run: async (context) => {
    const { probe } = context;
    const { contactForm } = context.facts;
    if (!contactForm) return notReached("needs a stamp");
    const { loaded_at, stamps } = contactForm;
    const [stamp, other] = stamps;
    await pause(Math.max(0, loaded_at + fillingIn - Date.now()));
    const send = (body: object, status: number, what: string) =>
      probe("sendContactMessage", status, { body, what });
    const { email: _, ...withoutAddress } = message;
    const form = { ...message, loaded_at, stamp: other };
    await send({ ...form, website: "https://robot.example" }, 422, "a filled trap");
    await send({ ...withoutAddress, loaded_at, stamp: other }, 422, "a visitor without an address");
    const said = { ...form, stamp, client_msg_id: crypto.randomUUID() };
    await send(said, 202, "a message of a visitor");
    await send(said, 202, "the same message once more, by its client_msg_id");
    await send({ ...form, stamp }, 422, "a stamp that was used");
  },
};

async function fetchStamp({ take }: RunContext): Promise<string> {
  const { body } = await take("getContactStamp", 200);
  return textIn(body, "stamp");
}
