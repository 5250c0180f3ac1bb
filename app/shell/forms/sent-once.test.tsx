import "@gemel/ui/styles";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { startBackend } from "../../flows/testing/backend.ts";
import { closeApp, openApp } from "../testing/open-app.tsx";

afterEach(closeApp);

const email = ["Email", "olena@example.com"] as const;
const password = "quattro gatti al sole";

const forms = [
  {
    at: "/login",
    ready: "Login",
    fields: [email, ["Password", password]],
    button: "Login",
    call: /login$/,
  },
  {
    at: "/register",
    ready: "Robot check done.",
    fields: [email, ["Password", password], ["Confirm password", password]],
    button: "Register",
    call: /register$/,
  },
  {
    at: "/forgot-password",
    ready: "Send link",
    fields: [email],
    button: "Send link",
    call: /forgot-password$/,
  },
  {
    at: "/reset-password?token=example-reset-token",
    ready: "Save password",
    fields: [
      ["New password", password],
      ["Confirm new password", password],
    ],
    button: "Save password",
    call: /reset-password$/,
  },
  {
    at: "/verify-email",
    ready: "Send the link again",
    fields: [email],
    button: "Send the link again",
    call: /resend-verification$/,
  },
] as const;

// All buttons handle a press alike; Enter reaches the machine of each form.
const waysOf = (at: string): readonly string[] =>
  at === "/login" ? ["a double click", "Enter twice", "a click and Enter"] : ["Enter twice"];

describe.each(forms)("the form at $at", ({ at, fields, ready, button, call }) => {
  test.each(waysOf(at))("is sent once by %s while its answer takes its time", async (way) => {
    const { sentTo } = startBackend(
      { getMe: "unauthorized", refreshToken: "unauthorized", getRobotCheck: "altcha" },
      ({ url }) => (call.test(new URL(url).pathname) ? new Promise(() => undefined) : undefined),
    );
    const { screen } = await openApp(at);
    for (const [label, text] of fields) {
      await screen.getByLabelText(label, { exact: true }).fill(text);
    }
    const submit = screen.getByRole("button", { name: button, exact: true });
    await expect.element(screen.getByText(ready, { exact: true }).first()).toBeInTheDocument();
    if (way === "a double click") await submit.dblClick();
    else {
      if (way === "a click and Enter") await submit.click();
      else await userEvent.keyboard("{Enter}");
      await userEvent.keyboard("{Enter}");
    }
    await expect.poll(() => sentTo("POST", call).length).toBeGreaterThan(0);
    await expect.element(submit).toHaveAttribute("aria-disabled", "true");
    expect(sentTo("POST", call)).toHaveLength(1);
    await screen.unmount();
  });
});
