import sharp from "sharp";
import { wav } from "./audio/wav.ts";
import { form } from "./form.ts";
import type { TestContext } from "./use-test-server.ts";

/** Gives a member a picture and a voice message. */
export async function setFiles({ call }: TestContext, token: string): Promise<void> {
  const picture = await sharp({
    create: { width: 32, height: 32, channels: 4, background: "#1C6B62" },
  })
    .png()
    .toBuffer();
  await call("POST /me/profile/picture", { token, ...form(picture) });
  const voice = { field: "voice_message", filename: "voice.wav", type: "audio/wav" };
  await call("POST /me/profile/voice", { token, ...form(wav(), voice) });
}
