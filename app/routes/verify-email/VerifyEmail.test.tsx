import { bundleNames, loadMessages } from "@gemel/i18n";
import type { Choices } from "@gemel/mock/handlers";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { Gemel } from "../../flows/create-gemel.ts";
import { GemelProvider } from "../../flows/gemel.tsx";
import { answerWith } from "../../flows/testing/answer-with.ts";
import { createExampleGemel, stopGemel } from "../../flows/testing/create-example-gemel.ts";
import { LanguageProvider } from "../../shell/frame/Language.tsx";
import VerifyEmail from "./VerifyEmail.tsx";

let gemel: Gemel | undefined;

afterEach(() => {
  if (gemel) stopGemel(gemel);
  gemel = undefined;
  vi.unstubAllGlobals();
});

async function open(choices: Choices) {
  answerWith(choices);
  gemel = createExampleGemel(false);
  const messages = await loadMessages("en", bundleNames);
  return render(
    <LanguageProvider initial={{ locale: "en", messages }}>
      <GemelProvider gemel={gemel}>
        <MemoryRouter initialEntries={["/verify-email?token=example-verification-token"]}>
          <main>
            <VerifyEmail />
          </main>
        </MemoryRouter>
      </GemelProvider>
    </LanguageProvider>,
  );
}

test("trying again leaves the focus on the heading, which says how it went", async () => {
  const screen = await open({ verifyEmail: "unreachable" });
  const again = screen.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  answerWith({});
  await again.click();
  await expect
    .element(screen.getByRole("heading", { name: "Your email is verified" }))
    .toHaveFocus();
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

test("asking for the link again leaves the focus on the heading, which says where it is", async () => {
  const screen = await open({ verifyEmail: "expiredLink" });
  await screen.getByRole("textbox", { name: "Email" }).fill("noor.haddad@example.com");
  await screen.getByRole("button", { name: "Send the link again" }).click();
  await expect.element(screen.getByRole("heading", { name: "Look into your inbox" })).toHaveFocus();
});
