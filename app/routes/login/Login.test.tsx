import type { Choices } from "@gemel/mock/handlers";
import { afterEach, beforeAll, expect, test } from "vitest";
import { type Respond, startBackend } from "../../flows/testing/backend.ts";
import { closeApp, draw, openApp } from "../../shell/testing/open-app.tsx";
import Login from "./Login.tsx";

// The code of the answer, which comes as it is needed.
beforeAll(() => import("./ClosedAccount.tsx"));

afterEach(closeApp);

async function signIn(choices: Choices, respond?: Respond) {
  const backend = startBackend(choices, respond);
  const { screen } = await draw(<Login />, { address: "/login", isSignedIn: false });
  await screen.getByRole("textbox", { name: "Email" }).fill("giulia.ferri@example.com");
  await screen.getByLabelText("Password", { exact: true }).fill("tre gatti sul tetto");
  await screen.getByRole("button", { name: "Login" }).click();
  return { screen, backend };
}

const credentials = { email: "giulia.ferri@example.com", password: "tre gatti sul tetto" };

test("an address that is not verified yet leads to where its link is sent again", async () => {
  const { screen } = await signIn({ login: "emailNotVerified" });
  await expect.element(screen.getByText(/^Please verify your email first/)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Send the link again" }))
    .toHaveAttribute("href", "/verify-email");
});

test("a deleted account is named as such, and restored only on request", async () => {
  const { screen, backend } = await signIn({ login: "accountDeleted" });
  const restore = screen.getByRole("button", { name: "Bring my account back" });
  await expect.element(restore).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^This account is deleted/);
  await screen.getByRole("button", { name: "Login" }).click();
  await expect.poll(() => backend.sentTo("POST", /login$/)).toEqual([credentials, credentials]);
  await restore.click();
  await expect
    .poll(() => backend.sentTo("POST", /login$/))
    .toEqual([credentials, credentials, { ...credentials, restore: true }]);
});

test("after many failures the robot check is passed by the page itself, once for each try", async () => {
  let asks = 1;
  const required = { error_code: "robot_check_required", message: "Too many tries." };
  const { screen, backend } = await signIn({ login: "invalidCredentials" }, (request) => {
    if (!request.url.endsWith("/auth/login") || asks === 0) return undefined;
    asks -= 1;
    return Response.json(required, { status: 429 });
  });
  await expect.element(screen.getByText(/^Invalid email or password/)).toBeVisible();
  expect(backend.sentTo("POST", /login$/)).toEqual([
    credentials,
    { ...credentials, recaptcha_token: "" },
  ]);
});

test("a suspended account leads to the contact form", async () => {
  const { screen } = await signIn({ login: "accountSuspended" });
  await expect.element(screen.getByText("This account is suspended")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "write to us" }))
    .toHaveAttribute("href", "/contact");
});

test("a detour through another page keeps what was wanted, and leaves what was refused", async () => {
  let isRefused = true;
  startBackend({ getMe: "onboardingComplete", refreshToken: "unauthorized" }, (request) => {
    if (request.url.endsWith("/me") && localStorage.getItem("authToken") === null)
      return new Response(null, { status: 401 });
    if (!request.url.endsWith("/auth/login") || !isRefused) return undefined;
    return Response.json({ error_code: "invalid_credentials", message: "No." }, { status: 401 });
  });
  const { screen, place } = await openApp("/likes?tab=matches", { isSignedIn: false });
  const enter = async () => {
    await screen.getByRole("textbox", { name: "Email" }).fill("giulia.ferri@example.com");
    await screen.getByLabelText("Password", { exact: true }).fill("tre gatti sul tetto");
    await screen.getByRole("button", { name: "Login" }).click();
  };
  await enter();
  const refusal = screen.getByText(/^Invalid email or password/);
  await expect.element(refusal).toBeVisible();
  await screen.getByRole("link", { name: "Forgot your password?" }).click();
  await screen.getByRole("main").getByRole("link", { name: "Back to login" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Email" })).toBeVisible();
  await expect.element(refusal).not.toBeInTheDocument();
  isRefused = false;
  await enter();
  await expect.poll(() => place().path).toBe("/likes?tab=matches");
});
