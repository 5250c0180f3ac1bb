/** The request to the process of `renderPicture`. */
export interface PictureRequest {
  readonly path: string;
  readonly isHeavy: boolean;
}

/** The outcome of a picture; `cause` says for the log why it cannot be read. */
export type DrawnPicture =
  | { readonly bytes: Uint8Array }
  | { readonly fault: "heavy" | "too_large" | "unreadable"; readonly cause?: unknown };
