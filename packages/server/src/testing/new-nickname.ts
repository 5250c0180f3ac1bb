import { randomBytes } from "node:crypto";

const letters = "abcdefghijklmnop";

/** A name that is free: letters alone, since many digits are a number to call. */
export const newNickname = (first = "Ada"): string =>
  `${first} ${Array.from(randomBytes(12), (byte) => letters[byte % 16]).join("")}`;
