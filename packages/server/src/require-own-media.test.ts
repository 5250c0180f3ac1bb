import { describe, expect, it } from "vitest";
import type { Database } from "./database/database.ts";
import { INSTALLATION } from "./media/media-name.ts";
import type { MediaStore } from "./media/media-store.ts";
import { openMemoryDatabase } from "./testing/database/memory-database.ts";
import { newFolder } from "./testing/folders.ts";
import { createCaller } from "./testing/call.ts";
import { completeMember } from "./testing/complete-member.ts";
import { startS3Server } from "./testing/s3/s3-server.ts";
import { startTestServer } from "./testing/test-server.ts";
import { setFiles } from "./testing/uploads/set-files.ts";

const inFolder = async () => ({
  env: { DATA_DIR: await newFolder() },
  close: async () => undefined,
});

async function inBucket() {
  const { url, close } = await startS3Server();
  return { env: { DATA_DIR: await newFolder(), MEDIA_URL: url }, close };
}

async function namesOf(media: MediaStore): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of media.names()) names.push(name);
  return names.toSorted();
}

describe.each([
  ["a folder", inFolder, "DATA_DIR"],
  ["a bucket", inBucket, "MEDIA_URL"],
])("media in %s", (_, open, variable) => {
  it("are erased by the database of no other installation, and become that of the first one", async () => {
    await using opened = new AsyncDisposableStack();
    const { env, close } = await open();
    opened.defer(close);
    const database = await openMemoryDatabase();
    opened.defer(database.close);
    const start = (each: Database) =>
      startTestServer(async () => ({ ...each, close: async () => undefined }), env);

    const server = await start(database);
    const context = { server, call: createCaller(server.app) };
    await setFiles(context, (await completeMember(context)).token);
    await server.close();
    const { media } = server.services;
    const names = await namesOf(media);
    expect(names.length).toBeGreaterThan(1);

    const other = await openMemoryDatabase();
    opened.defer(other.close);
    const refusal = `${variable}: the media there are of another installation than the database`;
    await expect(start(other)).rejects.toThrow(refusal);
    // As an earlier version left them.
    await media.remove(INSTALLATION);
    await expect(start(other)).rejects.toThrow(refusal);
    await (await start(database)).close();
    await expect(start(other)).rejects.toThrow(refusal);
    expect(await namesOf(media)).toEqual(names);

    for (const name of names) await media.remove(name);
    await (await start(other)).close();
    await media.keep("new.webp", Buffer.from("new"));
    await expect(start(database)).rejects.toThrow(refusal);
  });
});
