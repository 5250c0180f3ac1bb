/** Where a member's picture is; `v` changes with the picture, so that a browser fetches the new one. */
export const pictureUrl = (userId: string, file: string | null): string | null =>
  file === null ? null : `/api/profile/picture/${userId}?v=${file.slice(0, 8)}`;
