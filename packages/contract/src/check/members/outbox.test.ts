import { expect, test } from "vitest";
import { createOutbox } from "./outbox.ts";

const link = "https://gemel.example/verify-email?token=";

test("gives the newest token once, for the address in the command and in its environment", async () => {
  const outbox = createOutbox(
    `echo ${link}0123456789abcdef-{email}; echo ${link}0123456789abcdef-$EMAIL-2`,
  );
  expect(await outbox.tokenFor("noor", "verify")).toBe("0123456789abcdef-noor-2");
  expect(await outbox.tokenFor("noor", "verify")).toBe("0123456789abcdef-noor");
});

test("an address is one word for the shell, whatever is in it", async () => {
  const outbox = createOutbox(`echo ${link}0123456789abcdef; test {email} = "$EMAIL"`);
  expect(await outbox.tokenFor("it's; exit 3", "verify")).toBe("0123456789abcdef");
});

test("a command that is not there is said at once", async () => {
  await expect(createOutbox("no-such-command-here").tokenFor("noor", "verify")).rejects.toThrow(
    /^--outbox "no-such-command-here" fails: .*not found/,
  );
});
