import { PassThrough, Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { ConfigError } from "../config/config-error.ts";
import type { S3Config } from "../config/s3-config.ts";
import { MediaError } from "./media-error.ts";
import type { MediaStore } from "./media-store.ts";
import { isMediaName, requireMediaName } from "./media-name.ts";
import { openUploads } from "./open-uploads.ts";

/** Milliseconds until the next step of an answer must be there, and how many tries there are. */
const timeouts = { connect: 3_000, answer: 8_000, silence: 60_000, attempts: 3 } as const;

/** A request that carries a part of a file takes longer than any other, in milliseconds. */
const UPLOAD_TIMEOUT = 30_000;

const agent = { keepAlive: true, maxSockets: 256 };

/** A client that gives up within half a minute when the storage is unreachable. */
const createS3Client = (config: S3Config): S3Client =>
  new S3Client({
    region: config.region,
    forcePathStyle: config.pathStyle,
    ...(config.endpoint !== undefined && { endpoint: config.endpoint }),
    ...(config.credentials !== undefined && { credentials: config.credentials }),
    maxAttempts: timeouts.attempts,
    // The setting that servers other than Amazon's support.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: timeouts.connect,
      requestTimeout: timeouts.answer,
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.silence,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });

/** Whether the storage says that there is no such file, or the bucket none. */
const isNoSuchKey = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === "NoSuchKey" || error.name === "NotFound");

/** A short name of what went wrong, without addresses and keys. */
function s3ErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** A file of unknown length goes up in parts of so many bytes, two at a time. */
const PART_BYTES = 8 * 1024 * 1024;

/** More are in no answer. */
const PAGE = 1_000;

/**
 * Media as objects of a bucket.
 * @param folder of this machine, for uploads that are being looked at
 * @param pageSize how many files are listed at a time, a thousand at most
 * @throws ConfigError when a file cannot be written, read, listed and erased there
 */
export async function openS3MediaStore(
  config: S3Config,
  folder: string,
  pageSize: number = PAGE,
): Promise<MediaStore> {
  const uploads = await openUploads(folder);
  const client = createS3Client(config);
  const store = { ...bucketStore(client, config, pageSize), receive: uploads.receive };
  await tryOut(client, config);
  return {
    ...store,
    sweep: async (moment) => {
      await uploads.sweep(moment);
      await store.sweep(moment);
    },
  };
}

function bucketStore(
  client: S3Client,
  config: S3Config,
  pageSize: number,
): Omit<MediaStore, "receive"> {
  const Bucket = config.bucket;
  const place = { Bucket, Prefix: keyOf(config, "") };
  const at = (name: string) => ({ Bucket, Key: keyOf(config, requireMediaName(name)) });
  return {
    keep: async (name, bytes) => {
      if (bytes instanceof Readable) return keepStream(client, at(name), bytes);
      const put = new PutObjectCommand({ ...at(name), Body: bytes });
      await reach("keep a file", () => client.send(put, { requestTimeout: UPLOAD_TIMEOUT }));
    },
    size: async (name) => {
      const head = new HeadObjectCommand(at(name));
      return (await reach("look for a file", () => client.send(head)))?.ContentLength;
    },
    open: async (name, part) => {
      const range = part && { Range: `bytes=${part.first}-${part.last}` };
      const get = new GetObjectCommand({ ...at(name), ...range });
      const object = await reach("open a file", () => client.send(get));
      if (!(object?.Body instanceof Readable)) return undefined;
      return { bytes: watched(object.Body), size: object.ContentLength ?? 0 };
    },
    remove: async (name) => {
      const erase = new DeleteObjectCommand(at(name));
      await reach("remove a file", () => client.send(erase));
    },
    names: async function* () {
      for await (const { name } of list(client, place, pageSize)) yield name;
    },
    keptBefore: async function* (moment) {
      for await (const { name, keptAt } of list(client, place, pageSize)) {
        if (keptAt < moment) yield name;
      }
    },
    sweep: (moment) => abortUploads(client, place, moment),
  };
}

const keyOf = ({ prefix }: S3Config, name: string): string =>
  prefix === "" ? name : `${prefix}/${name}`;

/** Asks the storage for something. Nothing when there is no such file. @throws MediaError */
async function reach<T>(doing: string, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (isNoSuchKey(error)) return undefined;
    throw new MediaError(doing, error);
  }
}

/** Sends bytes of unknown length up in parts; the file is there once all of them are. */
async function keepStream(
  client: S3Client,
  place: { readonly Bucket: string; readonly Key: string },
  source: Readable,
): Promise<void> {
  let fault: { readonly error: unknown } | undefined;
  source.once("error", (error) => (fault = { error }));
  try {
    const options = { partSize: PART_BYTES, queueSize: 2 };
    await new Upload({ client, params: { ...place, Body: source }, ...options }).done();
  } catch (error) {
    throw fault === undefined ? new MediaError("keep a file", error) : fault.error;
  } finally {
    source.destroy();
  }
}

/** The bytes of an object, which end in a MediaError when the storage goes away on the way. */
function watched(body: Readable): Readable {
  const bytes = new PassThrough();
  body.once("error", (error) => bytes.destroy(new MediaError("read a file", error)));
  bytes.once("close", () => body.destroy());
  return body.pipe(bytes);
}

/** The bucket and the prefix of the keys of our files. */
interface Place {
  readonly Bucket: string;
  readonly Prefix: string;
}

interface Listed {
  readonly name: string;
  readonly keptAt: Date;
}

/** The media of a bucket, a page at a time; whatever else lies there is not ours. */
async function* list(client: S3Client, place: Place, pageSize: number): AsyncGenerator<Listed> {
  try {
    // A copy: the paginator writes into its argument.
    const input = { ...place };
    for await (const page of paginateListObjectsV2({ client, pageSize }, input)) {
      for (const { Key = "", LastModified } of page.Contents ?? []) {
        const name = Key.slice(place.Prefix.length);
        if (isMediaName(name) && LastModified !== undefined) yield { name, keptAt: LastModified };
      }
    }
  } catch (error) {
    throw new MediaError("list the files", error);
  }
}

/** Erases the parts that a killed process sent up, of a thousand files at most; the next sweep goes on. */
async function abortUploads(
  client: S3Client,
  { Bucket, Prefix }: Place,
  moment: Date,
): Promise<void> {
  await reach("erase parts of files", async () => {
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix }));
    for (const { Key = "", UploadId, Initiated } of Uploads) {
      if (
        !isMediaName(Key.slice(Prefix.length)) ||
        Initiated === undefined ||
        Initiated >= moment
      ) {
        continue;
      }
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    }
  });
}

/** Does once all that the server will have to do. */
async function tryOut(client: S3Client, config: S3Config): Promise<void> {
  const place = { Bucket: config.bucket, Key: keyOf(config, "gemel-write-check") };
  try {
    await client.send(new PutObjectCommand({ ...place, Body: "This file is written and erased." }));
    await client.send(new HeadObjectCommand(place));
    await client.send(new DeleteObjectCommand(place));
    await list(client, { Bucket: config.bucket, Prefix: keyOf(config, "") }, PAGE).next();
  } catch (error) {
    client.destroy();
    const cause = error instanceof MediaError ? error.cause : error;
    throw new ConfigError("MEDIA_URL", `the bucket cannot be used (${s3ErrorCode(cause)})`);
  }
}
