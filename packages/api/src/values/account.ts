import type { Schemas } from "../contract.ts";
import { all } from "./reading/all-choices.ts";
import { readText, readNonEmpty } from "./reading/nullable.ts";
import { type Reader, text } from "./reading/reader.ts";
import { choice, fieldsIn, flag, number, object, optional } from "./reading/readers.ts";

type Challenge = Schemas["AltchaChallenge"];

const readChallenge: Reader<Challenge> = object<Challenge>({
  parameters: object<Challenge["parameters"]>({
    algorithm: text as Reader<Challenge["parameters"]["algorithm"]>,
    nonce: text,
    salt: text,
    cost: number,
    keyLength: number,
    keyPrefix: text,
    keySignature: optional(text),
    memoryCost: optional(number),
    parallelism: optional(number),
    expiresAt: optional(number),
  }),
  signature: text,
});

/** Reads how to show that one is no robot. */
export const readRobotCheck: Reader<Schemas["RobotCheck"]> = object<Schemas["RobotCheck"]>({
  provider: choice(all<Schemas["RobotCheck"]["provider"]>()(["altcha", "recaptcha", "off"])),
  challenge: optional(readChallenge),
  site_key: optional(text),
});

/** A sentence for the member, where the server has one. */
export interface Confirmation {
  readonly message: string | null;
}

/** Reads an answer of which the specification shows nothing or only a message: it may be empty. */
export const readConfirmation: Reader<Confirmation> = (json) => ({
  message: readNonEmpty(fieldsIn<Schemas["MessageAnswer"]>(json).message),
});

export interface Verification {
  /** The access token of the session that began; null if none did. */
  readonly token: string | null;
}

export const readVerification: Reader<Verification> = (json) => ({
  token: readNonEmpty(fieldsIn<Schemas["VerificationAnswer"]>(json).token),
});

export const readNicknameAnswer: Reader<Schemas["NicknameAnswer"]> = object({ available: flag });

export const readContactStamp: Reader<Schemas["ContactStamp"]> = object<Schemas["ContactStamp"]>({
  stamp: text,
  takes_message_id: optional(flag),
});

/** Reads the name of a voice message; the specification needs none where the answer is empty. */
export const readVoiceName: Reader<string> = (json) =>
  readText(fieldsIn<Schemas["VoiceMessageAnswer"]>(json).voice_message_filename) ?? "";
