import { wav } from "../audio/wav.ts";
import { form } from "./form.ts";
import { smallPicture } from "./small-picture.ts";
import type { TestContext } from "../use-test-server.ts";

/** Gives a member a picture and a voice message. @throws when one is refused */
export async function setFiles({ call }: TestContext, token: string): Promise<void> {
  const voice = { field: "voice_message", filename: "voice.wav", type: "audio/wav" };
  const answers = [
    await call("POST /me/profile/picture", { token, ...form(await smallPicture()) }),
    await call("POST /me/profile/voice", { token, ...form(wav(), voice) }),
  ];
  const refused = answers.find(({ status }) => status !== 200);
  if (refused !== undefined) throw new Error(`a file is refused: ${refused.bytes.toString()}`);
}
