import { ConfigError } from "./config-error.ts";

/** Placeholders that examples contain in place of a secret. */
const PLACEHOLDER =
  /change.?me|example|placeholder|replace.?me|secret.?key|your.?(?:key|secret|token)/i;
/** 32 hexadecimal digits drawn at random have 14 different ones; fewer than 10 in one of 7,000 draws. */
const MIN_DIFFERENT = 10;

/**
 * Refuses, in production, what everybody can read in an example or guess.
 * @throws ConfigError that does not repeat it
 */
export function refuseGuessable(name: string, secret: string, isProduction: boolean): void {
  const isGuessable =
    PLACEHOLDER.test(secret) || new Set(secret).size < MIN_DIFFERENT || isRepeated(secret);
  if (!isProduction || !isGuessable) return;
  throw new ConfigError(
    name,
    "is a placeholder or can be guessed: make one with `openssl rand -hex 32`",
  );
}

/** Whether a text is one piece, twice or more. */
const isRepeated = (text: string): boolean => (text + text).indexOf(text, 1) < text.length;
