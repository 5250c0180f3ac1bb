import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { S3rverContext } from "@20minutes/s3rver";
import { unlessMissing } from "../../foundation/files.ts";

const OBJECT = "._S3rver_object";
const PARTS = "._S3rver_uploads";

/** The files of a bucket's folder, by their keys. */
export async function readObjects(bucket: string) {
  const files = (await readdir(bucket, { recursive: true })).filter((file) =>
    file.endsWith(OBJECT),
  );
  const objects = await Promise.all(
    files.map(async (file) => {
      const found = await unlessMissing(() => stat(join(bucket, file)));
      const key = file.slice(0, -OBJECT.length);
      return found && { key, size: found.size, changedAt: found.mtime };
    }),
  );
  return objects
    .filter((object) => object !== undefined)
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** Lists the files of a bucket's folder that are uploaded only in part. */
export const readUploads = async (bucket: string): Promise<readonly string[]> =>
  (await unlessMissing(() => readdir(join(bucket, PARTS)))) ?? [];

/**
 * Answers what the server of the tests has no answer for, or one that breaks under today's OpenSSL: lists of
 * files and of uploads, and the end of an upload. @returns whether it was such a request
 */
export async function answerList(
  context: S3rverContext,
  name: string,
  folder: string,
): Promise<boolean> {
  const { method, path, query } = context;
  const upload = query["uploadId"];
  if (!context.get("authorization").startsWith("AWS4-HMAC-SHA256 Credential=S3RVER/")) return false;
  if (method === "DELETE" && upload !== undefined) {
    await rm(join(folder, PARTS, upload), { recursive: true });
    context.status = 204;
    return true;
  }
  if (method !== "GET" || path !== `/${name}/`) return false;
  const body = "uploads" in query ? await listUploads(folder) : await listObjects(folder, query);
  context.status = 200;
  context.type = "application/xml";
  context.body = body;
  return true;
}

async function listObjects(
  folder: string,
  query: Readonly<Record<string, string>>,
): Promise<string> {
  const from = query["continuation-token"] ?? "";
  const found = (await readObjects(folder)).filter(
    ({ key }) => key.startsWith(query["prefix"] ?? "") && key > from,
  );
  const page = found.slice(0, Number(query["max-keys"] ?? 1_000));
  const rest = found.length > page.length;
  const contents = page.map(
    ({ key, size, changedAt }) =>
      `<Contents><Key>${key}</Key><Size>${size}</Size><LastModified>${changedAt.toISOString()}</LastModified></Contents>`,
  );
  const next = rest ? `<NextContinuationToken>${page.at(-1)?.key}</NextContinuationToken>` : "";
  return `<ListBucketResult><IsTruncated>${rest}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`;
}

async function listUploads(folder: string): Promise<string> {
  const uploads = (await readUploads(folder)).map(async (id) => {
    const file = join(folder, PARTS, id, "key");
    const begun = (await stat(file)).mtime.toISOString();
    return `<Upload><Key>${await readFile(file, "utf8")}</Key><UploadId>${id}</UploadId><Initiated>${begun}</Initiated></Upload>`;
  });
  return `<ListMultipartUploadsResult>${(await Promise.all(uploads)).join("")}</ListMultipartUploadsResult>`;
}
