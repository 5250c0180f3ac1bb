/** One answer that the contract shows by example. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent where the answer has no body. */
  readonly mediaType?: string;
  /** A JSON value. */
  readonly body?: unknown;
  /** Bytes, where the media type is no text. */
  readonly base64?: string;
}

/** An operation of the contract and its named answers. */
export interface Operation {
  readonly method: string;
  /** As the contract writes it, `/profile/picture/{userId}`. */
  readonly path: string;
  readonly answers: Readonly<Record<string, Answer>>;
}
