import type { Archive, DataExport } from "./data-export.ts";

/** Copies of members' data; a member has one. */
export interface ExportStore {
  find(userId: string): Promise<DataExport | undefined>;
  /** Takes a request, in the place of an older one. @returns false while one is being made */
  begin(request: {
    readonly id: string;
    readonly userId: string;
    readonly requestedAt: Date;
  }): Promise<boolean>;
  /** Notes that a request's copy is there. @returns false where it is there already, or not wanted any more */
  complete(userId: string, id: string, archive: Archive): Promise<boolean>;
  /** Notes that a request was given up; harmless where its copy is there, or not wanted any more. */
  fail(userId: string, id: string): Promise<void>;
  /** Which of these files are copies. */
  known(files: readonly string[]): Promise<ReadonlySet<string>>;
  /** Erases copies that are out of time. */
  eraseExpired(now: Date): Promise<void>;
}
