import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readS3 } from "../config/s3-config.ts";
import { MediaError } from "./media-error.ts";
import type { MediaStore } from "./media-store.ts";
import { newFolder, useFolder } from "../testing/folders.ts";
import { untilFinished } from "../testing/until-finished.ts";
import { type S3Server, startS3Server } from "../testing/s3/s3-server.ts";
import { openFileMediaStore } from "./file-media-store.ts";
import { openS3MediaStore } from "./s3-media-store.ts";

interface OpenedStore {
  readonly store: MediaStore;
  /** Number of incomplete files. */
  readonly uploads: string;
  /** How many files are there in part. */
  readonly drafts: () => Promise<number>;
  readonly close: () => Promise<void>;
}

async function openFiles(folder: string): Promise<OpenedStore> {
  return {
    store: await openFileMediaStore(folder),
    uploads: join(folder, "uploads"),
    drafts: async () => (await readdir(folder)).filter((name) => name.endsWith(".part")).length,
    close: async () => undefined,
  };
}

function openS3(server: S3Server, folder: string, pageSize?: number): Promise<MediaStore> {
  const config = readS3({ MEDIA_URL: server.url });
  if (config === undefined) throw new Error("no bucket");
  return openS3MediaStore(config, folder, pageSize);
}

async function openBucket(folder: string): Promise<OpenedStore> {
  const server = await startS3Server();
  const store = await openS3(server, folder);
  return { store, uploads: folder, drafts: server.unfinished, close: server.close };
}

/** More than one part of an upload, and never the same byte for long. */
const LARGE = Buffer.alloc(9 * 1024 * 1024 + 7, "two gemel rings ");

const later = (): Date => new Date(Date.now() + 60_000);

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

async function sorted(names: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const name of names) all.push(name);
  return all.toSorted();
}

const namesOf = ({ names }: MediaStore): Promise<string[]> => sorted(names());

async function read(store: MediaStore, name: string, first?: number, last?: number) {
  const part = first === undefined || last === undefined ? undefined : { first, last };
  const file = await store.open(name, part);
  return file && { size: file.size, bytes: await buffer(file.bytes) };
}

describe.each([
  ["files of a folder", openFiles],
  ["objects of a bucket", openBucket],
])("media as %s", (_, open) => {
  let opened: OpenedStore | undefined;
  const here = (): OpenedStore => {
    if (opened === undefined) throw new Error("not open");
    return opened;
  };
  const folder = useFolder();
  beforeAll(async () => {
    opened = await open(folder());
  });
  afterAll(() => opened?.close());

  it("are the bytes that were kept, whole and in part", async () => {
    const { store } = here();
    const bytes = Buffer.from("0123456789");
    await store.keep("a.webp", bytes);
    expect(await store.size("a.webp")).toBe(10);
    expect(await read(store, "a.webp")).toEqual({ size: 10, bytes });
    expect(await read(store, "a.webp", 2, 5)).toEqual({ size: 4, bytes: Buffer.from("2345") });
    expect(await read(store, "a.webp", 9, 9)).toEqual({ size: 1, bytes: Buffer.from("9") });
    await store.remove("a.webp");
  });

  it("may come as a stream of unknown length", async () => {
    const { store, drafts } = here();
    await store.keep("large.zip", Readable.from(pieces(LARGE)));
    expect(await store.size("large.zip")).toBe(LARGE.length);
    const large = await read(store, "large.zip");
    expect(large?.bytes.equals(LARGE)).toBe(true);
    expect(await drafts()).toBe(0);
    await store.keep("empty.zip", Readable.from([]));
    expect(await read(store, "empty.zip")).toEqual({ size: 0, bytes: Buffer.alloc(0) });
    await store.remove("large.zip");
    await store.remove("empty.zip");
  });

  it.each([0, 100])("are not there when their source fails, after %d pieces", async (after) => {
    const { store, drafts } = here();
    const broken = new Error("the zip broke");
    const source = async function* () {
      let count = 0;
      for await (const piece of pieces(Buffer.concat([LARGE, LARGE]))) {
        if (count === after * 2) throw broken;
        count += 1;
        yield piece;
      }
    };
    await expect(store.keep("broken.zip", Readable.from(source()))).rejects.toBe(broken);
    expect(await store.size("broken.zip")).toBeUndefined();
    expect(await drafts()).toBe(0);
  });

  it("that are not there are nothing, and removing them is harmless", async () => {
    const { store } = here();
    expect(await store.size("none.webp")).toBeUndefined();
    expect(await store.open("none.webp")).toBeUndefined();
    expect(await store.open("none.webp", { first: 0, last: 1 })).toBeUndefined();
    await store.remove("none.webp");
  });

  it("have names of ours only", async () => {
    const { store } = here();
    for (const name of ["../auth-secret", "a/b.webp", "", "A.webp", "uploads"]) {
      await expect(async () => store.keep(name, Buffer.from("x"))).rejects.toThrow("not the name");
      await expect(async () => store.open(name)).rejects.toThrow("not the name");
      await expect(async () => store.remove(name)).rejects.toThrow("not the name");
    }
  });

  it("tell their names, and which were kept before a moment", async () => {
    const { store } = here();
    await store.keep("one.webp", Buffer.from("1"));
    await store.keep("two.m4a", Buffer.from("2"));
    expect(await namesOf(store)).toEqual(["one.webp", "two.m4a"]);
    expect(await sorted(store.keptBefore(new Date(0)))).toEqual([]);
    expect(await sorted(store.keptBefore(later()))).toEqual(["one.webp", "two.m4a"]);
    await store.remove("one.webp");
    expect(await namesOf(store)).toEqual(["two.m4a"]);
    await store.remove("two.m4a");
  });

  it("begin as uploads that no name leads to", async () => {
    const { store, uploads } = here();
    const upload = await store.receive(Readable.from(pieces(LARGE)));
    expect((await stat(upload.path)).size).toBe(LARGE.length);
    expect((await stat(upload.path)).mode & 0o777).toBe(0o600);
    expect(await namesOf(store)).toEqual([]);
    await upload.discard();
    await upload.discard();

    const broken = new Error("the connection broke");
    const source = async function* () {
      yield Buffer.from("half");
      throw broken;
    };
    await expect(store.receive(Readable.from(source()))).rejects.toBe(broken);
    await store.receive(Readable.from(["left by a killed process"]));
    expect(await readdir(uploads)).toHaveLength(1);
    await store.sweep(new Date(0));
    expect(await readdir(uploads)).toHaveLength(1);
    await store.sweep(later());
    expect(await readdir(uploads)).toEqual([]);
  });
});

describe("a bucket", () => {
  it("is listed page by page", async () => {
    const server = await untilFinished(startS3Server());
    const store = await openS3(server, await newFolder(), 2);
    const names = ["a.webp", "b.m4a", "c.webp", "d.zip", "e.webp"];
    for (const name of names) await store.keep(name, Buffer.from("x"));
    expect(await namesOf(store)).toEqual(names);
    expect([...(await server.keys()).keys()]).toEqual(names.map((name) => `media/${name}`));
    const seen: string[] = [];
    for await (const name of store.keptBefore(later())) {
      seen.push(name);
      await store.remove(name);
    }
    expect(seen).toEqual(names);
    expect(await namesOf(store)).toEqual([]);
  });

  it("loses the parts that a killed process sent up", async () => {
    const server = await untilFinished(startS3Server());
    const store = await openS3(server, await newFolder());
    const source = new Readable({ read: () => undefined });
    source.push(LARGE);
    const keeping = store.keep("half.zip", source).catch((error: unknown) => error);
    await expect.poll(server.unfinished).toBe(1);
    await store.sweep(new Date(0));
    expect(await server.unfinished()).toBe(1);
    await store.sweep(later());
    expect(await server.unfinished()).toBe(0);
    source.destroy(new Error("killed"));
    expect(await keeping).toBeInstanceOf(Error);
    expect(await namesOf(store)).toEqual([]);
  });

  it("that goes away is a MediaError, whatever is asked of it, and works again when it is back", async () => {
    const server = await untilFinished(startS3Server());
    const store = await openS3(server, await newFolder());
    await store.keep("kept.zip", LARGE);
    const reading = await store.open("kept.zip");
    await server.leave();
    const body = reading?.bytes ?? Readable.from([]);
    await expect(buffer(body)).rejects.toBeInstanceOf(MediaError);
    for (const ask of [
      () => store.keep("new.webp", Buffer.from("x")),
      () => store.keep("new.zip", Readable.from(pieces(LARGE))),
      () => store.size("kept.zip"),
      () => store.open("kept.zip"),
      () => store.remove("kept.zip"),
      () => store.sweep(later()),
      () => sorted(store.keptBefore(later())),
      () => namesOf(store),
    ]) {
      await expect(ask()).rejects.toBeInstanceOf(MediaError);
    }
    await server.comeBack();
    expect(await namesOf(store)).toEqual(["kept.zip"]);
    expect(await store.size("kept.zip")).toBe(LARGE.length);
  });

  it("closes a file that is not read to its end", async () => {
    const server = await untilFinished(startS3Server());
    const store = await openS3(server, await newFolder());
    await store.keep("kept.zip", LARGE);
    const file = await store.open("kept.zip");
    file?.bytes.destroy();
    if (file !== undefined) await once(file.bytes, "close");
    expect(await store.size("kept.zip")).toBe(LARGE.length);
  });

  it.each([
    ["cannot be reached", (url: string) => url.replace(/%3A\d+/, "%3A1"), "ECONNREFUSED"],
    ["is not there", (url: string) => url.replace("@gemel-test", "@gemel-none"), "NoSuchBucket"],
    ["takes other credentials", (url: string) => url.replace("S3RVER@", "wrong@"), "Signature"],
  ])("that %s stops the start with one line", async (_, change, code) => {
    const server = await untilFinished(startS3Server());
    const config = readS3({ MEDIA_URL: change(server.url) });
    if (config === undefined) throw new Error("no bucket");
    const line = new RegExp(`^MEDIA_URL: the bucket cannot be used \\(${code}[A-Za-z]*\\)$`);
    await expect(openS3MediaStore(config, await newFolder())).rejects.toThrow(line);
  });
});
