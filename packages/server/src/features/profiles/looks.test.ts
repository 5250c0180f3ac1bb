import { expect, it } from "vitest";
import { plainText } from "./looks.ts";

it.each(["\ufdfa", "\ufdfb", "\u3316", "\u3336"])(
  "a text of %s is read as no longer one: the sign unfolds to many letters",
  (sign) => {
    expect(plainText(`${sign.repeat(2_000)}lena@example.com`)).toBe("lena@example.com");
  },
);
