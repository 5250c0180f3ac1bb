interface PictureParams {
  readonly path: { readonly userId: string };
  readonly query: { readonly v?: string };
}

/** Reads a `profile_picture_url` of our own API; undefined for an address elsewhere. */
export function parsePictureUrl(url: string): PictureParams | undefined {
  const [, userId, v] =
    /^(?:\/api)?\/profile\/picture\/([^/?#]+)(?:\?v=([^&#]*))?$/.exec(url) ?? [];
  if (userId === undefined) return undefined;
  return { path: { userId: decodeURIComponent(userId) }, query: v === undefined ? {} : { v } };
}
