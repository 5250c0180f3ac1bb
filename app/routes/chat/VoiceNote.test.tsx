import "@gemel/ui/styles";
import type { Choices } from "@gemel/mock/handlers";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  fakeMicrophone,
  type FakeMicrophone,
} from "../../flows/sound/recorder/testing/fake-microphone.ts";
import { startBackend } from "../../flows/testing/backend.ts";
import { FakeSocket } from "../../flows/testing/fake-socket.ts";
import { FetchedUpload } from "../../flows/testing/fetched-upload.ts";
import { closeApp, openApp, type OpenedApp } from "../../shell/testing/open-app.tsx";

const matteo = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01";
const transcript = "Matteo, sono sul treno. Arrivo alle undici e dieci, binario sette.";

let microphone: FakeMicrophone;
let uploads: Promise<FormData>[] = [];

// The first page waits for its code, which is no part of what is tested.
beforeAll(async () => {
  await Promise.all([import("./ChatPage.tsx"), import("../../shell/frame/MemberHeader.tsx")]);
}, 60_000);

beforeEach(async () => {
  await page.viewport(360, 740);
  // Browsers let a page make sounds once its visitor has touched it.
  await userEvent.click(document.body);
  microphone = fakeMicrophone(440);
  uploads = [];
});

afterEach(async () => {
  closeApp();
  vi.restoreAllMocks();
  await microphone.close();
});

/** Answers from the contract's examples, and keeps what is sent. */
function answer(choices: Choices = {}): void {
  startBackend(
    {
      getMe: "onboardingComplete",
      getConversations: "many",
      getMessages: "user",
      sendVoiceNote: "withTranscript",
      ...choices,
    },
    (request) => {
      if (request.url.endsWith("/messages/audio")) uploads.push(request.clone().formData());
      return undefined;
    },
  );
  vi.stubGlobal("XMLHttpRequest", FetchedUpload);
}

const sent = async () => {
  const forms = await Promise.all(uploads);
  return forms.map((form) => Object.fromEntries(form));
};

/** In the conversation with Matteo, connected. */
async function open(choices?: Choices) {
  answer(choices);
  const { screen } = await openApp(`/chat/${matteo}`);
  const ofMatteo = () =>
    FakeSocket.made.find(({ url }) => url.searchParams.get("conversation_id") === matteo);
  await expect.poll(ofMatteo).toBeDefined();
  await ofMatteo()?.open();
  await expect.element(inNote(screen, "Record a voice note")).toBeEnabled();
  return screen;
}

type Screen = OpenedApp["screen"];

const inNote = (screen: Screen, name: string) =>
  screen.getByRole("group", { name: "Voice note" }).getByRole("button", { name, exact: true });

async function begin(screen: Screen): Promise<void> {
  await inNote(screen, "Record a voice note").click();
  await expect.element(screen.getByText("Recording", { exact: true })).toBeInTheDocument();
}

async function record(screen: Screen): Promise<void> {
  await begin(screen);
  await microphone.sound(0.6);
}

/** Recorded, and not sent yet. */
async function preview(screen: Screen): Promise<void> {
  await record(screen);
  await inNote(screen, "Stop recording").click();
  await expect.element(inNote(screen, "Send")).toBeVisible();
}

test("that the browser cut short says so, and can be sent", async () => {
  const screen = await open();
  await record(screen);
  microphone.unplug();
  await expect.element(screen.getByText("The microphone was disconnected.")).toBeVisible();
  await expect.element(inNote(screen, "Send")).toBeEnabled();
});

test("is recorded, played, sent, and is there with its words", async () => {
  const screen = await open();
  await preview(screen);
  expect(microphone.isOpen()).toBe(false);
  await inNote(screen, "Play: Your voice note").click();
  await expect.element(inNote(screen, "Pause: Your voice note")).toBeVisible();
  await inNote(screen, "Send").click();
  await expect.element(screen.getByText(transcript)).toBeInTheDocument();
  expect(await sent()).toEqual([
    {
      audio: expect.objectContaining({ name: "voice.webm", type: "audio/webm;codecs=opus" }),
      duration_ms: expect.stringMatching(/^[1-9]\d{2,3}$/),
      client_msg_id: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
  await expect.element(inNote(screen, "Record a voice note")).toBeVisible();
});

test("goes without an id to a backend that knows none", async () => {
  const screen = await open({ getMe: "plainValues" });
  await preview(screen);
  await inNote(screen, "Send").click();
  await expect.element(inNote(screen, "Record a voice note")).toBeVisible();
  const [form] = await sent();
  expect(Object.keys(form ?? {}).toSorted()).toEqual(["audio", "duration_ms"]);
});

describe("that could not be sent", () => {
  test("is kept, and goes again as the same", async () => {
    const screen = await open({ sendVoiceNote: "unreachable" });
    await preview(screen);
    await inNote(screen, "Send").click();
    await expect
      .element(screen.getByRole("alert"))
      .toHaveTextContent("Failed to send audio.Your recording is still here.");
    await expect.element(inNote(screen, "Try again")).toHaveFocus();
    answer();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText(transcript)).toBeInTheDocument();
    const [first, again] = await sent();
    expect(again).toEqual(first);
  });
});

test("that is not sent is left behind after a question alone", async () => {
  const screen = await open();
  await preview(screen);
  const away = screen.getByRole("link", { name: "All conversations" });
  const question = screen.getByRole("alertdialog", { name: "Leave without sending?" });
  await away.click();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(inNote(screen, "Send")).toBeVisible();
  await away.click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Conversations" }))
    .toBeVisible();
  expect(uploads).toEqual([]);
});

test("a recording that is too short is explained, and not kept", async () => {
  const screen = await open();
  await begin(screen);
  // By keyboard: on a slow machine a click takes long enough to say something.
  await userEvent.keyboard("{Enter}");
  await expect
    .element(screen.getByText("That was too short. Speak a moment longer."))
    .toBeVisible();
  expect(uploads).toEqual([]);
});
