/** Quiet backgrounds of portraits. */
export const tints = [
  "DFF0EB",
  "F8E6E6",
  "FBF0D6",
  "E7DCF0",
  "DCE8F5",
  "F3E3D3",
  "E4EDD8",
  "EFE0E8",
] as const;
