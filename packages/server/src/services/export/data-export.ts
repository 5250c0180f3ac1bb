/** The copy of a member's data: asked for, made, or given up. */
export interface DataExport {
  /** Of the request. */
  readonly id: string;
  readonly requestedAt: Date;
  readonly status: "preparing" | "ready" | "failed";
  /** Null until it is ready. */
  readonly archive: Archive | null;
}

/** A copy that can be fetched. */
export interface Archive {
  readonly file: string;
  readonly sizeBytes: number;
  readonly readyAt: Date;
  readonly expiresAt: Date;
}

/** How long a copy can be fetched, in seconds. */
export const EXPORT_LIFE = 7 * 24 * 60 * 60;
