import { createSecretKey } from "node:crypto";
import { expect, it } from "vitest";
import { createAddressHashes } from "./address-hashes.ts";

const { hash } = createAddressHashes(createSecretKey(Buffer.alloc(32, 7)));

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
  ["mal.lory@yandex.ru", "mal-lory@ya.ru"],
  ["mallory@proton.me", "m-a.l_lory+2@protonmail.ch"],
  ["mal-1@yahoo.co.uk", "mal-2@yahoo.co.uk"],
  ["mal@ymail.com", "mal-2@ymail.com"],
  ["mallory@fastmail.com", "whatever@mallory.fastmail.com"],
])("%s and %s are one mailbox", (one, other) => {
  expect(hash(other)).toBe(hash(one));
});

it.each([
  ["mallory@hotmail.fr", "mallory@hotmail.com"],
  ["mallory@outlook.de", "mallory@live.de"],
  ["mal.lory@posteo.de", "mallory@posteo.de"],
  ["+ada@example.org", "+ben@example.org"],
  ["mal-lory@example.org", "mal@example.org"],
  ["mal.lory@yandex.ru", "mallory@yandex.ru"],
  ["mallory@mail.fastmail.com", "mallory@fastmail.com"],
  ["ada@mallory.example.org", "ben@mallory.example.org"],
])("%s and %s are two", (one, other) => {
  expect(hash(other)).not.toBe(hash(one));
});
