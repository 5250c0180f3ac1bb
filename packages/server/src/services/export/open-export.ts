import type { Readable } from "node:stream";
import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";
import { findExport } from "./find-export.ts";

interface OpenedExport {
  readonly bytes: Readable;
  readonly size: number;
  readonly readyAt: Date;
}

/** The copy of a member's data, a ZIP file. @throws AppError `not_found` where none can be fetched */
export async function openExport(
  parts: Pick<Parts, "clock" | "media" | "stores">,
  memberId: string,
): Promise<OpenedExport> {
  const archive = (await findExport(parts, memberId))?.archive;
  if (!archive) throw new AppError("not_found");
  const opened = await parts.media.open(archive.file);
  if (opened === undefined) throw new AppError("not_found");
  return { ...opened, readyAt: archive.readyAt };
}
