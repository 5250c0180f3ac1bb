import { expect, test } from "vitest";
import { linkTokensIn } from "./link-tokens.ts";

const token = "vK3mQ9dXr2LwT8yZ.pB5nHc7s-Jf4uAeG1~x";
const link = `https://gemel.example/verify-email?token=${token}`;

test.each([
  ["plain text", `Hello,\n\n${link}\n`],
  [
    "quoted-printable",
    `Hello =C3=A9,\r\n${link.slice(0, 50).replace("=", "=3D")}=\r\n${link.slice(50)}\r\n`,
  ],
  ["base64", `\n${btoa(`Hello,\n${link}\n${"-".repeat(60)}`).replaceAll(/.{60}/g, "$&\n")}\n`],
  ["HTML", `<a href="${link}&amp;lang=de">Verify</a>`],
])("%s", (_, mail) => {
  expect(linkTokensIn(mail, "verify")).toEqual([token]);
});

test("gives each token once, the oldest first, of the kind asked for", () => {
  const other = link.replace("verify-email", "reset-password");
  const newer = `${link}2`;
  expect(linkTokensIn(`${link} ${other} ${newer} ${link}`, "verify")).toEqual([token, `${token}2`]);
  expect(linkTokensIn("https://gemel.example/verify-email?token=short", "verify")).toEqual([]);
});
