import { randomBytes } from "node:crypto";
import type { Member } from "./member.ts";
import type { Link, World } from "./world.ts";

/** Puts a mail into the outbox of an address. */
export function sendMail(world: World, email: string, text: string): void {
  const mails = world.outbox.get(email.toLowerCase()) ?? [];
  world.outbox.set(email.toLowerCase(), [...mails, text]);
}

const pages = {
  verify: "verify-email",
  reset: "reset-password",
  unsubscribe: "api/mail/unsubscribe",
} as const;

/** Sends a link that is good for verifying an address, setting a new password, or stopping mails. */
export function sendLink(world: World, member: Member, purpose: Link["purpose"]): void {
  const token = randomBytes(24).toString("base64url");
  world.links.set(token, { purpose, memberId: member.id, spent: false });
  const link = `http://localhost/${pages[purpose]}?token=${token}`;
  sendMail(world, member.email, `To: ${member.email}\nSubject: Your link\n\n${link}\n`);
}

/** All mails to an address, oldest first. */
export const readOutbox = (world: World, email: string): string =>
  (world.outbox.get(email.toLowerCase()) ?? []).join("\n");
