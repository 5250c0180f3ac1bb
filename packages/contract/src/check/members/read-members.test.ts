import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readMembers } from "./read-members.ts";

const { path: folder, remove } = await mkdtempDisposable(join(tmpdir(), "gemel-members-"));
afterAll(remove);
const file = join(folder, "members.json");

const login = { email: "noor@example.com", password: "secret" };

test("reads credentials by role", async () => {
  await writeFile(file, JSON.stringify({ registered: login, second: login }));
  expect(await readMembers(file)).toEqual({ registered: login, second: login });
});

test.each([
  ["{", "in JSON at position 1"],
  ["[]", "must be an object"],
  [JSON.stringify({ guest: login }), '"guest" is none of the roles registered, profile_completed,'],
  [JSON.stringify({ registered: 7 }), '"registered" must be { "email", "password" }'],
  [JSON.stringify({ registered: { email: "a@example.com" } }), '"registered" has no "password"'],
])("refuses %s", async (content, message) => {
  await writeFile(file, content);
  await expect(readMembers(file)).rejects.toThrow(message);
  await expect(readMembers(file)).rejects.toThrow(`--members ${file}: `);
});

test("says that there is no file", async () => {
  await expect(readMembers(join(folder, "none.json"))).rejects.toThrow("ENOENT");
});
