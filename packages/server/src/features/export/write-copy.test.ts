import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newFolder } from "../../testing/folders.ts";
import { fullMember } from "../../testing/full-member.ts";
import { suspend } from "../../testing/leave.ts";
import { newMember, type TestMember } from "../../testing/new-member.ts";
import { readZip } from "../../testing/uploads/read-zip.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { writeCopy } from "./compose-copy.ts";

const context = useTestServer();
const { call, server } = context;

const write = ({ id }: TestMember, file: string): Promise<void> =>
  server.services.transaction((db) => writeCopy({ ...server.services, db }, id, file));

const notedOf = ({ id }: TestMember) =>
  server.services.db
    .selectFrom("audit_entries")
    .select(["action", "moderator_id", "note"])
    .where("subject_id", "=", id)
    .where("action", "=", "export_data")
    .execute();

/** Of each file of a copy, what it holds; the account's names sessions and what was done with it. */
const contentOf = async (bytes: Uint8Array) =>
  [...(await readZip(bytes))]
    .filter(([path]) => path !== "account.json")
    .map(([path, content]) => `${path}\n${path.startsWith("media/") ? content.length : content}`);

it("gives the operator the same copy, also of a suspended member, for the owner of the file alone", async () => {
  const { ada } = await fullMember(context());
  const own = await call("GET /me/export/file", { token: ada.token });
  await suspend(context(), ada);
  const file = join(await newFolder(), "ada.zip");
  await write(ada, file);
  const written = await readFile(file);
  expect(await contentOf(written)).toEqual(await contentOf(own.bytes));
  const account = JSON.parse(String((await readZip(written)).get("account.json")));
  expect(account.email).toBe(ada.email);
  expect(account.decisions_about_the_account.at(-1)).toMatchObject({ action: "export_data" });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await notedOf(ada)).toEqual([{ action: "export_data", moderator_id: null, note: "" }]);
});

it("notes no copy that is not written", async () => {
  const ben = await newMember(context());
  const folder = await newFolder();
  const file = join(folder, "ben.zip");
  await write(ben, file);
  const before = await readFile(file);
  await expect(write(ben, file)).rejects.toThrow(`"${file}" is there already`);
  await expect(write(ben, join(folder, "missing", "ben.zip"))).rejects.toThrow("ENOENT");
  expect(await readFile(file)).toEqual(before);
  expect(await readdir(folder)).toEqual(["ben.zip"]);
  expect(await notedOf(ben)).toHaveLength(1);
});
