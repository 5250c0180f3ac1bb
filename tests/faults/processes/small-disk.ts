import { mkdtemp, rm, rmdir, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./programs.ts";

/** The reason why this machine cannot have a small disk; undefined if it can. */
export async function missingSmallDisk(): Promise<string | undefined> {
  if (process.platform !== "linux") return "only Linux has tmpfs";
  if (process.getuid?.() !== 0) return "only root can mount a small disk";
  await using closing = new AsyncDisposableStack();
  try {
    await mountSmallDisk(closing, 1);
    return undefined;
  } catch (error) {
    return `a small disk cannot be mounted here (${error instanceof Error ? error.message.trim() : "?"})`;
  }
}

/** A disk of its own that can be filled. */
export type SmallDisk = Awaited<ReturnType<typeof mountSmallDisk>>;

export async function mountSmallDisk(closing: AsyncDisposableStack, megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), "gemel-disk-"));
  closing.defer(() => rmdir(folder));
  await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder]);
  closing.defer(async () => {
    await run("umount", [folder]);
  });
  const ballast = join(folder, "ballast");
  return {
    folder,
    /** Takes all the room there is but so many bytes. */
    fill: async (leaving: number) => {
      const { bavail, bsize } = await statfs(folder);
      try {
        await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leaving)));
      } catch (error) {
        // The site wrote more than what was left in the meantime: the disk is full.
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      }
    },
    /** Gives the room back. */
    free: () => rm(ballast),
  };
}
