import { createHmac } from "node:crypto";
import { emailKey } from "../../foundation/email-key.ts";

/** Keyed hashes of mailboxes: without the key, addresses cannot be tried on them. One mailbox has one account. */
export type AddressHashes = ReturnType<typeof createAddressHashes>;

/** Providers that deliver `name+anything` to `name`, as they document it. */
const withTags: ReadonlySet<string> = new Set([
  "gmail.com",
  "outlook.com",
  "hotmail.com",
  "live.com",
  "icloud.com",
  "me.com",
  "proton.me",
  "protonmail.com",
  "fastmail.com",
]);

/** One mailbox under two names of its provider. */
const sameDomain: Readonly<Record<string, string>> = {
  "googlemail.com": "gmail.com",
  "me.com": "icloud.com",
  "protonmail.com": "proton.me",
};

export const createAddressHashes = (key: Buffer) => ({
  /** The same for every way in which a provider lets one mailbox be written. */
  hash: (email: string) => createHmac("sha256", key).update(mailboxOf(email)).digest("hex"),
});

/** An address as its mailbox: without regard to case, and to dots and tags where the provider has none. */
function mailboxOf(email: string): string {
  const address = emailKey(email);
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const whole = address.slice(0, at);
  const provider = sameDomain[domain] ?? domain;
  const name = withTags.has(provider) ? (whole.split("+", 1)[0] ?? whole) : whole;
  return `${provider === "gmail.com" ? name.replaceAll(".", "") : name}@${provider}`;
}
