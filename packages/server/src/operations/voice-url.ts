/** Where a member's voice message is; `v` changes with it, so that a browser fetches the new one. */
export const voiceUrl = (userId: string, file: string | null): string | null =>
  file === null ? null : `/api/profile/voice/${userId}?v=${file.slice(0, 8)}`;
