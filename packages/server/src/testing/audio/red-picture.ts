import sharp from "sharp";

/** A picture, where a recording is asked for. */
export const redPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 99, height: 99, channels: 3, background: "red" } })
    .png()
    .toBuffer();
