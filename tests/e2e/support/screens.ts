/** The screens that every page is designed for. */
export const screens = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
  /** 1280 by 1024 px at 400 % zoom. */
  zoomed: { width: 320, height: 256 },
} as const;
