import type { IncomingHttpHeaders } from "node:http";

/** A request as it came, its path without `/api`. */
export interface Request {
  readonly method: string;
  /** `/me` */
  readonly path: string;
  /** `?page=2`, or empty. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
