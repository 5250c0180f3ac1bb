import type { Choices } from "@gemel/mock/handlers";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startBackend } from "../../flows/testing/backend.ts";
import { secondsLast } from "../../shell/testing/seconds-last.ts";
import { closeApp, draw } from "../../shell/testing/open-app.tsx";
import ContactPage from "./ContactPage.tsx";

const message = "I would like to answer first, and add a picture later.";

let putBack: () => void;

// The code of the page, which it fetches as it needs it.
beforeAll(() => import("./ContactForm.tsx"));

beforeEach(() => {
  putBack = secondsLast("nothing");
});

afterEach(() => {
  putBack();
  closeApp();
  sessionStorage.clear();
});

/** Starts the backend. @returns a function that lists the messages sent to us since */
function messagesWith(choices: Choices): () => object[] {
  const { sentTo } = startBackend(choices);
  return () => sentTo("POST", /^\/contact$/) as object[];
}

/** Opens the page as a browser does that has been reloaded. */
const drawContact = (isSignedIn: boolean) => {
  const page = (
    <main>
      <ContactPage />
    </main>
  );
  return draw(page, { address: "/contact", isSignedIn });
};

const open = async (isSignedIn = false) => (await drawContact(isSignedIn)).screen;

type Screen = Awaited<ReturnType<typeof open>>;

const field = (screen: Screen, name: string) => screen.getByRole("textbox", { name });

async function fillTexts(screen: Screen): Promise<void> {
  await field(screen, "Full name").fill("Olena Kovalchuk");
  await field(screen, "Subject").fill("Without a picture?");
  await field(screen, "Message").fill(message);
}

async function fill(screen: Screen): Promise<void> {
  await fillTexts(screen);
  await field(screen, "Email").fill("olena@example.com");
}

const send = (screen: Screen) => screen.getByRole("button", { name: "Send message" }).click();

test("an answer that was lost makes nothing twice: sent again after a reload, it is the same message", async () => {
  const lost = messagesWith({ sendContactMessage: "internal" });
  const before = await open();
  await fill(before);
  await send(before);
  await expect.element(before.getByRole("group", { name: /^Sorry/ })).toHaveFocus();
  await before.unmount();
  const sent = messagesWith({});
  const screen = await open();
  await send(screen);
  await expect.element(screen.getByRole("heading", { name: /on its way/ })).toBeVisible();
  expect(lost()).toHaveLength(1);
  expect(sent()).toEqual(lost().map((body) => ({ ...body, loaded_at: expect.any(Number) })));
});

test.each([
  ["a member's", true, []],
  ["a visitor's", false, ["email"]],
] as const)(
  "%s message is the specification's where the backend takes no id",
  async (_, isSignedIn, more) => {
    const sent = messagesWith({ getMe: "plainValues", getContactStamp: "plain" });
    const screen = await open(isSignedIn);
    if (isSignedIn) await fillTexts(screen);
    else await fill(screen);
    await send(screen);
    await expect.element(screen.getByRole("heading", { name: /on its way/ })).toBeVisible();
    expect(sent().map((body) => Object.keys(body).toSorted())).toEqual([
      [...more, "full_name", "loaded_at", "message", "stamp", "subject", "website"],
    ]);
  },
);

test("what a member has typed is not shown to the next user of the browser", async () => {
  startBackend({ getMe: "onboardingComplete" });
  const before = await open(true);
  await fillTexts(before);
  await before.unmount();
  const screen = await open();
  await expect.element(field(screen, "Full name")).toHaveValue("");
  await expect.element(field(screen, "Message")).toHaveValue("");
});

test("what a member types is not the next member's, who takes their place on the page", async () => {
  startBackend({ getMe: "onboardingComplete" });
  const { screen, gemel } = await drawContact(true);
  await expect.element(field(screen, "Subject")).toBeVisible();
  await expect.poll(() => gemel.session.getSnapshot().matches({ signedIn: "idle" })).toBe(true);
  await fillTexts(screen);
  const { user } = gemel.session.getSnapshot().context;
  if (!user) throw new Error("No member is signed in");
  const next = { ...user, id: crypto.randomUUID() };
  gemel.session.send({ type: "user.changed", user: next });
  await expect.element(field(screen, "Message")).toHaveValue("");
  expect(Object.keys(sessionStorage)).toEqual([`contactDraft:${user.id}`]);
});

test("a session that ends leaves the text on the page, and to its member alone", async () => {
  startBackend({ getMe: "onboardingComplete" });
  const { screen, gemel } = await drawContact(true);
  await expect.poll(() => gemel.session.getSnapshot().matches({ signedIn: "idle" })).toBe(true);
  await fillTexts(screen);
  gemel.session.send({ type: "session.ended" });
  await expect.element(field(screen, "Email")).toBeVisible();
  await expect.element(field(screen, "Message")).toHaveValue(message);
  expect(Object.keys(sessionStorage)).not.toContain("contactDraft:visitor");
});

test("the trap is hidden, and a visitor who fills it in is refused as a robot", async () => {
  const sent = messagesWith({});
  const screen = await open();
  await fill(screen);
  const trap = document.querySelector<HTMLInputElement>("input[name=website]");
  if (!trap) throw new Error("There is no trap");
  expect(screen.getByRole("textbox").elements()).not.toContain(trap);
  trap.focus();
  expect(document.activeElement).not.toBe(trap);
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  set?.call(trap, "https://robot.example");
  trap.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await send(screen);
  await expect.element(screen.getByRole("group", { name: "Robot suspected." })).toHaveFocus();
  expect(sent()).toEqual([]);
});

test("a form that could not be prepared can be prepared again", async () => {
  startBackend({ getContactStamp: "internal" });
  const screen = await open();
  await fill(screen);
  await expect.element(screen.getByText(/^Sorry, something went wrong/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Send message" })).toBeDisabled();
  startBackend({});
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("button", { name: "Send message" })).toBeEnabled();
});
