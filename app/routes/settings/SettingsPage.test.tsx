import "@gemel/ui/styles";
import type { Choices } from "@gemel/mock/handlers";
import { operations } from "@gemel/mock/operations";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startBackend, type Respond } from "../../flows/testing/backend.ts";
import { closeApp, openApp, type OpenedApp } from "../../shell/testing/open-app.tsx";

type Screen = OpenedApp["screen"];

// The first page waits for its code, which is no part of what is tested.
beforeAll(async () => {
  await Promise.all([
    import("./SettingsPage.tsx"),
    import("../front/Front.tsx"),
    import("../home/Home.tsx"),
    import("../profile/ProfilePage.tsx"),
    import("../../shell/frame/MemberHeader.tsx"),
  ]);
}, 60_000);

beforeEach(async () => {
  await page.viewport(360, 740);
});

afterEach(closeApp);

async function visit(choices: Choices = {}, respond?: Respond, address = "/settings") {
  const backend = startBackend({ getMe: "onboardingComplete", ...choices }, respond);
  const opened = await openApp(address);
  await expect.element(opened.screen.getByRole("heading", { level: 1 })).toBeVisible();
  return { ...opened, backend };
}

const worksOf = ({ gemel }: OpenedApp) => Object.values(gemel.busy.getSnapshot().context.works);

const json = (body: unknown): Response => Response.json(body);
const answersOf = (id: keyof typeof operations, name: string): unknown =>
  operations[id].answers[name]?.body;

/** Opens a group; on a phone all are closed at first. */
const openGroup = (screen: Screen, name: string) =>
  screen.getByRole("button", { name, exact: true }).click();

const section = (screen: Screen, name: string) => screen.getByRole("region", { name });

test("what the account has set and did not load is said where it is missing, and asked for again", async () => {
  let isUp = false;
  const down: Respond = ({ url }) =>
    isUp || !url.endsWith("/me/settings") ? undefined : new Response(null, { status: 500 });
  const { screen } = await visit({}, down);
  await openGroup(screen, "Language and appearance");
  const language = section(screen, "Language and appearance");
  const text = "Your settings could not be loaded.Try again";
  await expect.element(language.getByRole("alert")).toHaveTextContent(text);
  await openGroup(screen, "Email notices");
  await expect.element(section(screen, "Email notices").getByRole("alert")).toHaveTextContent(text);
  await openGroup(screen, "Language and appearance");
  isUp = true;
  await language.getByRole("button", { name: "Try again" }).click();
  await expect.element(language.getByRole("combobox")).toBeVisible();
  expect(screen.getByRole("alert").elements()).toEqual([]);
});

test("the language of another choice in this browser is shown, and reset by a button", async () => {
  const { screen } = await visit();
  await openGroup(screen, "Language and appearance");
  const choice = screen.getByText(/^On this device you chose English/);
  await expect.element(choice).toBeVisible();
  await screen.getByRole("button", { name: "Use Italiano here too" }).click();
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Impostazioni" }))
    .toBeVisible();
  expect(screen.getByRole("button", { name: /Italiano/ }).elements()).toEqual([]);
});

describe("the password", () => {
  async function fill(screen: Screen): Promise<void> {
    await openGroup(screen, "Password");
    await screen.getByLabelText("Current password").fill("tre gatti sul tetto");
    await screen.getByLabelText("New password", { exact: true }).fill("quattro gatti");
    await screen.getByLabelText("Repeat the new password").fill("quattro gatti");
  }

  test("is changed; the fields are empty again, and the devices are loaded again", async () => {
    const opened = await visit();
    const { screen, backend } = opened;
    await fill(screen);
    expect(worksOf(opened)).toContain("typing");
    const before = backend.sentTo("GET", /sessions$/).length;
    await screen.getByRole("button", { name: "Change password" }).click();
    await expect.element(screen.getByText(/^Your password is changed/)).toBeVisible();
    expect(backend.sentTo("PUT", /password$/)).toEqual([
      { current_password: "tre gatti sul tetto", new_password: "quattro gatti" },
    ]);
    await expect.element(screen.getByLabelText("Current password")).toHaveValue("");
    await expect.poll(() => backend.sentTo("GET", /sessions$/).length).toBe(before + 1);
    await expect.poll(() => worksOf(opened)).toEqual([]);
  });

  test("that is typed and not saved holds the page", async () => {
    const { screen, place } = await visit();
    await openGroup(screen, "Password");
    await screen.getByLabelText("Current password").fill("tre gatti");
    await screen.getByRole("button", { name: "You", exact: true }).click();
    await screen.getByRole("link", { name: "Profile" }).click();
    await expect.element(screen.getByRole("alertdialog")).toBeVisible();
    expect(place().path).toBe("/settings");
    await screen.getByRole("button", { name: "Leave" }).click();
    await expect.poll(() => place().path).toBe("/profile");
  });
});

test("an address that names none of the sections, as the skip link's, opens the first", async () => {
  await page.viewport(1280, 800);
  const { screen } = await visit({}, undefined, "/settings#main");
  await expect.element(screen.getByRole("region", { name: /^Language/ })).toBeVisible();
});

describe("devices", () => {
  const ios = "Sign out Mobile Safari on iOS";

  test("are signed out one by one; the focus stays in the list", async () => {
    const { screen, backend } = await visit({}, undefined, "/settings#sessions");
    await screen.getByRole("button", { name: ios }).click();
    await expect.element(screen.getByText("That device is signed out.")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: ios })).not.toBeInTheDocument();
    expect(backend.sentTo("DELETE", /sessions\/.*02$/)).toHaveLength(1);
    await expect
      .poll(() => document.activeElement?.firstElementChild?.ariaLabel)
      .toBe("Where you are signed in");
  });

  test("wait while another one is signed out", async () => {
    const answered = Promise.withResolvers<void>();
    const { screen } = await visit(
      {},
      async ({ method }) => {
        if (method === "DELETE") await answered.promise;
        return undefined;
      },
      "/settings#sessions",
    );
    await screen.getByRole("button", { name: ios }).click();
    const others = screen.getByRole("button", { name: "Sign out everywhere else" });
    const waiting = screen.getByRole("button", { name: "Sign out Unknown device" });
    for (const button of [others, waiting]) await expect.element(button).toBeDisabled();
    await expect
      .element(screen.getByRole("button", { name: "Sign out Firefox on Linux" }))
      .toBeEnabled();
    answered.resolve();
    for (const button of [others, waiting]) await expect.element(button).toBeEnabled();
  });

  test("are all signed out but this, after a question", async () => {
    const { screen, backend } = await visit({}, undefined, "/settings#sessions");
    const press = screen.getByRole("button", { name: "Sign out everywhere else" });
    await press.click();
    await screen
      .getByRole("alertdialog")
      .getByRole("button", { name: /^Sign out/ })
      .click();
    await expect.element(screen.getByText("Every other device is signed out.")).toBeVisible();
    expect(backend.sentTo("DELETE", /sessions$/)).toHaveLength(1);
    await expect.element(screen.getByText("Firefox on Linux")).toBeVisible();
    // The dialog has a button of the same name, and takes a moment to close.
    await expect.poll(() => press.elements()).toEqual([]);
  });

  test("of which this is one is left as by the header's button", async () => {
    const { screen, backend, place } = await visit({}, undefined, "/settings#sessions");
    await screen.getByRole("button", { name: "Sign out Firefox on Linux" }).click();
    await expect.poll(() => place().path).toBe("/");
    await expect.poll(() => backend.sentTo("POST", /logout$/).length).toBe(1);
    expect(backend.sentTo("DELETE", /sessions/)).toEqual([]);
    expect(screen.getByText(/sign in first/i).elements()).toEqual([]);
  });
});

test("the copy of the member's data is asked for, and found ready when the member looks again", async () => {
  let isReady = false;
  const { screen } = await visit(
    { getExport: "none" },
    (request) =>
      isReady && request.method === "GET" && request.url.endsWith("/me/export")
        ? json(answersOf("getExport", "ready"))
        : undefined,
    "/settings#export",
  );
  await screen.getByRole("button", { name: "Prepare my data" }).click();
  const dialog = screen.getByRole("alertdialog");
  await dialog.getByLabelText("Current password").fill("tre gatti sul tetto");
  await dialog.getByRole("button", { name: "Prepare my data" }).click();
  await expect.element(screen.getByText(/^Your copy is being made/)).toBeVisible();
  isReady = true;
  window.dispatchEvent(new Event("focus"));
  await expect.element(screen.getByText(/^Your copy is ready: 4\.8 MB/)).toBeVisible();
});

describe("deleting the account", () => {
  async function confirm(screen: Screen): Promise<void> {
    await screen.getByRole("region").getByRole("button", { name: "Delete my account" }).click();
    const dialog = screen.getByRole("alertdialog");
    await dialog.getByLabelText("Current password").fill("tre gatti");
    dialog.getByRole("checkbox").element().focus();
    await userEvent.keyboard(" ");
    await dialog.getByRole("button", { name: "Delete account" }).click();
  }

  test("needs a password and that it is meant", async () => {
    const { screen, backend } = await visit({}, undefined, "/settings#deletion");
    await screen.getByRole("region").getByRole("button", { name: "Delete my account" }).click();
    await screen.getByRole("button", { name: "Delete account" }).click();
    await expect.element(screen.getByRole("group", { name: /^2 entries/ })).toBeVisible();
    const dialog = screen.getByRole("alertdialog");
    await expect.element(dialog.getByLabelText("Current password")).toHaveFocus();
    expect(backend.sentTo("POST", /deletion$/)).toEqual([]);
  });

  test("signs out, forgets the member here, and says until when they can come back", async () => {
    const { screen, backend, gemel, place } = await visit({}, undefined, "/settings#deletion");
    const id = gemel.session.getSnapshot().context.user?.id;
    localStorage.setItem(`profileDraft:${id}`, "{}");
    await confirm(screen);
    await expect
      .element(screen.getByText(/^Your account is deleted\. Until December 21, 2026 at \d/))
      .toBeVisible();
    expect(backend.sentTo("POST", /deletion$/)).toEqual([{ password: "tre gatti" }]);
    expect([place().path, localStorage.getItem(`profileDraft:${id}`)]).toEqual(["/", null]);
    await expect.poll(() => gemel.session.getSnapshot().context.user).toBeNull();
  });
});
