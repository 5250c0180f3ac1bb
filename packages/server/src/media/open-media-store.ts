import { join } from "node:path";
import type { Config } from "../config/read-config.ts";
import type { MediaStore } from "./media-store.ts";
import { openFileMediaStore } from "./file-media-store.ts";
import { openS3MediaStore } from "./s3-media-store.ts";

export const mediaFolder = (dataDir: string): string => join(dataDir, "media");

/** The bucket when configured, else files. @throws ConfigError for a bucket that cannot be used */
export const openMediaStore = (config: Pick<Config, "s3" | "dataDir">): Promise<MediaStore> =>
  config.s3 === undefined
    ? openFileMediaStore(mediaFolder(config.dataDir))
    : openS3MediaStore(config.s3, join(config.dataDir, "uploads"));
