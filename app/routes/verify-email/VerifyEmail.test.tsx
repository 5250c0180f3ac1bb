import type { Choices } from "@gemel/mock/handlers";
import { afterEach, expect, test } from "vitest";
import { startBackend } from "../../flows/testing/backend.ts";
import { closeApp, draw } from "../../shell/testing/open-app.tsx";
import VerifyEmail from "./VerifyEmail.tsx";

const address = "/verify-email?token=example-verification-token";

afterEach(closeApp);

async function open(choices: Choices) {
  startBackend(choices);
  const page = (
    <main>
      <VerifyEmail />
    </main>
  );
  return (await draw(page, { address, isSignedIn: false })).screen;
}

test("trying again leaves the focus on the heading, which says how it went", async () => {
  const screen = await open({ verifyEmail: "unreachable" });
  const again = screen.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  startBackend({});
  await again.click();
  await expect
    .element(screen.getByRole("heading", { name: "Your email is verified" }))
    .toHaveFocus();
});

test.each([
  ["rateLimited", "Too many attempts. Please wait a little and try again."],
  ["unreachable", "We cannot reach Gemel right now. Check your connection and try again."],
] as const)("an answer that is %s is no word about the link", async (verifyEmail, text) => {
  const screen = await open({ verifyEmail });
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("a backend that sends no link again says so", async () => {
  const screen = await open({ verifyEmail: "invalidLink" });
  startBackend({}, () => new Response(null, { status: 404 }));
  await screen.getByLabelText("Email").fill("noor@example.com");
  await screen.getByRole("button", { name: "Send the link again" }).click();
  await expect
    .element(screen.getByText("An unexpected error occurred. Please try again later."))
    .toBeVisible();
});

test("another browser asks for the password, and goes on by it", async () => {
  const screen = await open({ verifyEmail: "passwordRequired" });
  await expect
    .element(screen.getByRole("heading", { name: "Is this your registration?" }))
    .toHaveFocus();
  await screen.getByLabelText("Password", { exact: true }).fill("linen and salt");
  await screen.getByRole("button", { name: "Verify my email" }).click();
  await expect
    .element(screen.getByRole("heading", { name: "Your email is verified" }))
    .toHaveFocus();
});
