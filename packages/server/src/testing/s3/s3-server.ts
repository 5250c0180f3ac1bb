import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { answerList, readObjects, readUploads } from "./s3-lists.ts";

const BUCKET = "gemel-test";

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

/**
 * S3-compatible storage of this process, with one bucket, by the server of `@20minutes/s3rver`: written apart from the client, it holds the client to the protocol
 * and checks its signatures, but for those of lists, which `answerList` answers.
 */
export async function startS3Server() {
  const directory = await mkdtemp(join(tmpdir(), "gemel-s3-"));
  const bucket = join(directory, BUCKET);
  const start = async (port: number) => {
    const s3rver = new S3rver({
      address: "127.0.0.1",
      port,
      silent: true,
      directory,
      vhostBuckets: false,
      configureBuckets: [{ name: BUCKET }],
    });
    // In the place of its log, which it closes too early.
    s3rver.middleware[0] = async (context, next) => {
      if (!(await answerList(context, BUCKET, bucket))) await next();
    };
    const address = await s3rver.run();
    return { s3rver, port: address.port };
  };
  const { s3rver, port } = await start(0);
  let running: S3rver | undefined = s3rver;
  /** Is gone, as when its machine is: connections break, new ones are refused. */
  const leave = async (): Promise<void> => {
    const closed = running?.close();
    running?.httpServer.closeAllConnections();
    running = undefined;
    await closed;
  };
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  return {
    /** For `MEDIA_URL`. */
    url: `s3://S3RVER:S3RVER@${BUCKET}/media?endpoint=${endpoint}`,
    keys: async () => new Map((await readObjects(bucket)).map(({ key, size }) => [key, size])),
    /** How many files have gone up in part. */
    unfinished: async () => (await readUploads(bucket)).length,
    leave,
    /** Comes back with what it had; harmless while it is there. */
    comeBack: async () => {
      running ??= (await start(port)).s3rver;
    },
    close: async () => {
      await leave();
      await rm(directory, { recursive: true });
    },
  };
}
