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

/** Gives the members of the examples faces that fit their names, and of those seen together each their own. */
const facesFit = 238_610;

/** One of several pictures, always the same for an address: members of examples have different faces. */
export function pictureAt(answers: readonly Answer[], pathname: string): Answer | undefined {
  const pictures = answers.filter(
    ({ status, mediaType, base64 }) =>
      status === 200 && mediaType?.startsWith("image/") && base64 !== undefined,
  );
  const hash = [...pathname].reduce(
    (so, char) => (Math.imul(so, facesFit) + char.charCodeAt(0)) >>> 0,
    0,
  );
  return pictures[hash % pictures.length];
}
