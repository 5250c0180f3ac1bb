import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { readZip } from "../testing/uploads/read-zip.ts";
import { textEntry } from "../features/export/entries.ts";
import { writeZip } from "./write-zip.ts";

const MIB = 1_048_576;
const noon = new Date("2026-01-01T12:00:00Z");

it("packs files in their order, whole", async () => {
  async function* entries() {
    yield textEntry("README.txt", ["Grüße, ", "ça va?"]);
    yield { path: "media/empty.webm", bytes: chunks(0, 1), isCompressed: false };
    yield { path: "media/voice.webm", bytes: chunks(3, 1_000), isCompressed: false };
  }
  const files = await readZip(await buffer(writeZip(entries(), noon)));
  expect([...files.keys()]).toEqual(["README.txt", "media/empty.webm", "media/voice.webm"]);
  expect(files.get("README.txt")?.toString()).toBe("Grüße, ça va?");
  expect(files.get("media/empty.webm")).toHaveLength(0);
  expect(files.get("media/voice.webm")).toEqual(Buffer.alloc(3_000, 7));
});

it("reads on only as it is read, however long a file is", async () => {
  let made = 0;
  async function* entries() {
    const count = (size: number) => (made += size);
    yield { path: "media/long.webm", bytes: chunks(64, MIB, count), isCompressed: false };
  }
  let read = 0;
  let maxHeld = 0;
  for await (const piece of writeZip(entries(), noon)) {
    read += (piece as Buffer).length;
    maxHeld = Math.max(maxHeld, made - read);
  }
  expect(made).toBe(64 * MIB);
  expect(maxHeld).toBeLessThan(8 * MIB);
});

it("breaks where a file does", async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.alloc(10);
    throw new Error("the disk is gone");
  }
  async function* entries() {
    yield textEntry("README.txt", ["Hello"]);
    yield { path: "media/voice.webm", bytes: broken(), isCompressed: false };
  }
  await expect(buffer(writeZip(entries(), noon))).rejects.toThrow("the disk is gone");
});

it("breaks also before anybody reads it", async () => {
  const next = () => Promise.reject(new Error("the database is gone"));
  const zip = writeZip({ [Symbol.asyncIterator]: () => ({ next }) }, noon);
  await new Promise((resolve) => zip.once("close", resolve));
  await expect(buffer(zip)).rejects.toThrow("the database is gone");
});

it("opens no further file once it is no longer read", async () => {
  let opened = 0;
  let closed = false;
  async function* entries() {
    try {
      for (;;) {
        opened += 1;
        yield { path: `media/${opened}.webm`, bytes: chunks(8, MIB), isCompressed: false };
      }
    } finally {
      closed = true;
    }
  }
  for await (const _piece of writeZip(entries(), noon)) break;
  await expect.poll(() => closed).toBe(true);
  expect(opened).toBeLessThan(4);
});

async function* chunks(
  count: number,
  size: number,
  onChunk: (size: number) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index += 1) {
    onChunk(size);
    yield Buffer.alloc(size, 7);
  }
}
