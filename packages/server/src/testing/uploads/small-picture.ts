import sharp from "sharp";

export const smallPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 32, height: 32, channels: 4, background: "#1C6B62" } })
    .png()
    .toBuffer();
