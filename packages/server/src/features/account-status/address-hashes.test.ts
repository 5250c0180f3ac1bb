import { expect, it } from "vitest";
import { createAddressHashes } from "./address-hashes.ts";

const { hash } = createAddressHashes(Buffer.alloc(32, 7));

it.each([
  ["mallory@hotmail.fr", "mallory+2@hotmail.fr"],
  ["mallory@outlook.de", "Mallory+x@outlook.de"],
  ["mallory@hotmail.co.uk", "mallory+a+b@hotmail.co.uk"],
  ["mallory@posteo.de", "mallory+2@posteo.de"],
  ["mallory@example.org", "mallory+2@example.org"],
  ["mallory@pm.me", "mallory@proton.me"],
  ["mallory@protonmail.com", "mallory+2@pm.me"],
  ["mallory@mac.com", "mallory@me.com"],
  ["mallory@icloud.com", "mallory+2@mac.com"],
  ["mallory@gmail.com", "mal.lory+2@googlemail.com"],
  ["mallory@yandex.ru", "mallory@ya.ru"],
])("%s and %s are one mailbox", (one, other) => {
  expect(hash(other)).toBe(hash(one));
});

it.each([
  ["mallory@hotmail.fr", "mallory@hotmail.com"],
  ["mallory@outlook.de", "mallory@live.de"],
  ["mal.lory@posteo.de", "mallory@posteo.de"],
  ["+ada@example.org", "+ben@example.org"],
])("%s and %s are two", (one, other) => {
  expect(hash(other)).not.toBe(hash(one));
});
