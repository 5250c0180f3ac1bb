import { createSecretKey } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createPasswords } from "../../packages/server/src/features/accounts/password-hashes.ts";

const repository = join(import.meta.dirname, "../..");
const source = join(repository, "packages/server/src");

/** Matches code that hashes, signs, derives, encrypts, or draws secrets; ids of rows are no secrets. */
const CRYPTOGRAPHY =
  /\b(?:createCipheriv|createDecipheriv|createHash|createHmac|createSign|generateKey\w*|hkdf\w*|pbkdf2\w*|randomBytes|scrypt\w*|subtle)\b|^import (?!type).*from "(?:jose|@node-rs\/argon2|altcha-lib)/m;

it("is on the page of cryptography, wherever the server does any", async () => {
  const page = await readFile(join(repository, "docs/security/cryptography.md"), "utf8");
  const files = (await readdir(source, { recursive: true })).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("testing/"),
  );
  const named: string[] = [];
  const unnamed: string[] = [];
  for (const file of files.toSorted()) {
    if (!CRYPTOGRAPHY.test(await readFile(join(source, file), "utf8"))) continue;
    (page.includes(`\`S/${file}\``) ? named : unnamed).push(file);
  }
  expect(unnamed).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});

it("hashes passwords at the cost that the page names", async () => {
  const passwords = createPasswords(createSecretKey(Buffer.alloc(32)));
  const hashes = [
    await passwords.hash("a long passphrase"),
    await passwords.hashOf("a@example.org", "a long passphrase"),
  ];
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
