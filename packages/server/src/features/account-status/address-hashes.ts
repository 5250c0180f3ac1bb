import { createHmac, type KeyObject } from "node:crypto";
import { emailKey } from "../../foundation/email-key.ts";

declare module "../../services.ts" {
  interface Services {
    readonly addressHashes: AddressHashes;
  }
}

/** Keyed hashes of mailboxes: without the key, addresses cannot be tried on them. One mailbox has one account. */
export type AddressHashes = ReturnType<typeof createAddressHashes>;

/** Domains under which a provider has the same mailboxes: the first stands for all. */
const names = [
  "gmail.com googlemail.com",
  "icloud.com me.com mac.com",
  "proton.me protonmail.com protonmail.ch pm.me",
  "yandex.ru yandex.com yandex.by yandex.kz yandex.ua ya.ru",
].map((line) => line.split(" "));

const sameDomain: ReadonlyMap<string, string> = new Map(
  names.flatMap(([first = "", ...others]) => others.map((other) => [other, first] as const)),
);

/** Names as their providers read them, where some signs count for nothing or for each other. */
const readName: Readonly<Record<string, (name: string) => string>> = {
  "gmail.com": (name) => name.replaceAll(".", ""),
  "proton.me": (name) => name.replaceAll(/[._-]/g, ""),
  "yandex.ru": (name) => name.replaceAll("-", "."),
};

/** Yahoo's tags begin with a hyphen, which no name there contains. */
const yahoo = /^(?:(?:my)?yahoo\.[a-z.]+|(?:rocket|y)mail\.com)$/;

/** Subdomains that name a mailbox: every address at one goes to that mailbox. */
const namedByDomain = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

export const createAddressHashes = (key: KeyObject) => ({
  /** Returns the same hash for every way in which a provider allows one mailbox to be written. */
  hash: (email: string) => createHmac("sha256", key).update(mailboxOf(email)).digest("hex"),
  /** No mailbox has the same: a network has no `@`. */
  hashNetwork: (network: string) => createHmac("sha256", key).update(network).digest("hex"),
});

/**
 * An address as its mailbox: without regard to case and tags, and to signs where the provider has no regard to them. No
 * list of providers with tags is complete, and a plus that is no tag is very rare.
 */
function mailboxOf(email: string): string {
  const address = emailKey(email);
  const at = address.lastIndexOf("@");
  const typed = address.slice(at + 1);
  const [, whole = address.slice(0, at), domain = typed] = namedByDomain.exec(typed) ?? [];
  const provider = sameDomain.get(domain) ?? domain;
  // Before a tag at the start there is no name.
  const name = (yahoo.test(provider) ? /^[^+-]+/ : /^[^+]+/).exec(whole)?.[0] ?? whole;
  return `${readName[provider]?.(name) ?? name}@${provider}`;
}
