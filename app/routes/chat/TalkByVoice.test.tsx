import "@gemel/ui/styles";
import type { Choices } from "@gemel/mock/handlers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { render } from "vitest-browser-react";
import {
  fakeMicrophone,
  type FakeMicrophone,
} from "../../flows/sound/recorder/testing/fake-microphone.ts";
import { toPcm16, wavOf } from "../../flows/sound/recorder/wav.ts";
import { type Respond, startBackend } from "../../flows/testing/backend.ts";
import { closeApp, draw } from "../../shell/testing/open-app.tsx";
import { TalkByVoice } from "./TalkByVoice.tsx";

const conversation = { id: "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01", type: "twin" } as const;
const question = "Secondo te, perché rimando sempre le telefonate?";

/** A reply to listen to, of a tone. */
function reply(seconds: number): Blob {
  const sampleRate = 8000;
  const tone = Float32Array.from(
    { length: seconds * sampleRate },
    (_, index) => 0.3 * Math.sin((2 * Math.PI * 196 * index) / sampleRate),
  );
  return wavOf([toPcm16(tone).buffer], sampleRate);
}

let microphone: FakeMicrophone;
let questions: FormData[] = [];

beforeEach(async () => {
  // Browsers let a page make sounds once its visitor has touched it.
  await userEvent.click(document.body);
  microphone = fakeMicrophone(440);
  questions = [];
});

afterEach(async () => {
  closeApp();
  vi.restoreAllMocks();
  await microphone.close();
});

/** Answers from the contract's examples, with a short reply; `respond` answers a question. */
function answer(choices: Choices = {}, respond: Respond = () => undefined): void {
  startBackend(choices, async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/api/voice/replies/")) return new Response(reply(0.4));
    if (pathname !== "/api/voice/query") return undefined;
    questions.push(await request.clone().formData());
    return respond(request);
  });
}

async function open(onUnnamedReply = () => {}) {
  const { screen } = await draw(
    <TalkByVoice
      conversation={conversation}
      name="Your twin"
      picture={undefined}
      onUnnamedReply={onUnnamedReply}
      isDisabled={false}
    />,
  );
  await screen.getByRole("button", { name: "Talk by voice" }).click();
  await expect.element(named(screen, "Start recording")).toHaveFocus();
  return screen;
}

type Screen = Awaited<ReturnType<typeof render>>;
const named = (screen: Screen, name: string) => screen.getByRole("button", { name, exact: true });
async function says(screen: Screen, text: string | RegExp): Promise<void> {
  await expect.element(screen.getByText(text).first()).toBeVisible();
}

/** By keyboard: on a slow machine a click takes as long as a hold, and its release stops the recording. */
async function speak(screen: Screen): Promise<void> {
  await userEvent.keyboard(" ");
  await expect.element(named(screen, "Send")).toBeVisible();
  await microphone.sound(0.6);
}

async function ask(screen: Screen): Promise<void> {
  await speak(screen);
  await userEvent.keyboard(" ");
}

describe("a whole round by keyboard", () => {
  test("records, asks, plays and shows the answer, and returns the focus", async () => {
    answer();
    const screen = await open();
    await ask(screen);
    await says(screen, "Your twin is speaking…");
    expect(questions.map((form) => Object.fromEntries(form))).toEqual([
      {
        conversationId: conversation.id,
        convType: "twin",
        file: expect.objectContaining({ name: "voice.webm", type: "audio/webm;codecs=opus" }),
      },
    ]);
    await says(screen, question);
    await says(screen, "Say what is on your mind.");
    await says(screen, /^Perché per te una telefonata/);
    expect(microphone.isOpen()).toBe(false);
    await expect.element(named(screen, "Start recording")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(named(screen, "Talk by voice")).toHaveFocus();
    expect(screen.getByRole("dialog").elements()).toEqual([]);
  });

  test("opened again, it is reset", async () => {
    answer({ askByVoice: "textOnly" });
    const screen = await open();
    await ask(screen);
    await says(screen, "Und wenn ich ihn einfach frage?");
    await userEvent.keyboard("{Escape}");
    await named(screen, "Talk by voice").click();
    await expect.element(named(screen, "Start recording")).toHaveFocus();
    expect(screen.getByText("Und wenn ich ihn einfach frage?").elements()).toEqual([]);
  });
});

test.each([
  ["without", {}, 1],
  ["with", { assistant_message_id: "c1f0a105-3b7d-4e52-9a64-8d2e5b7f0805" }, 0],
])(
  "a reply %s the ids of its messages: the history is asked for where they lack",
  async (_, ids, times) => {
    answer({}, () => Response.json({ userTranscript: "Why?", assistantText: "So.", ...ids }));
    const onUnnamedReply = vi.fn<() => void>();
    const screen = await open(onUnnamedReply);
    await ask(screen);
    await says(screen, "So.");
    expect(onUnnamedReply).toHaveBeenCalledTimes(times);
  },
);

test("the meter moves with the voice", async () => {
  answer();
  const screen = await open();
  await userEvent.keyboard(" ");
  await expect.element(named(screen, "Send")).toBeVisible();
  void microphone.sound(2);
  const meter = screen.getByRole("dialog").element().querySelector("svg circle");
  const around = () => Number(meter?.getAttribute("r"));
  const quiet = around();
  await expect.poll(around).toBeGreaterThan(quiet);
  await named(screen, "Cancel").click();
  await expect.poll(microphone.isOpen).toBe(false);
});

describe("an error", () => {
  test("keeps what was said, and the retry sends it again", async () => {
    answer({ askByVoice: "unreachable" });
    const screen = await open();
    await ask(screen);
    await expect
      .element(screen.getByRole("alert"))
      .toHaveTextContent(
        "We cannot reach Gemel right now. Check your connection and try again.Your recording is still here.",
      );
    await expect.element(named(screen, "Try again")).toHaveFocus();
    answer({ askByVoice: "textOnly" });
    await userEvent.keyboard("{Enter}");
    await says(screen, "Say what is on your mind.");
    const files = questions.map((form) => form.get("file") as File);
    expect(files.map(({ size }) => size)).toEqual([files[0]?.size, files[0]?.size]);
  });

  test("of the reply leaves it in writing, and plays it again", async () => {
    answer();
    const play = vi
      .spyOn(HTMLMediaElement.prototype, "play")
      .mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
    const screen = await open();
    await ask(screen);
    await expect
      .element(screen.getByRole("alert"))
      .toHaveTextContent(
        "Your browser waits for a press before it plays the answer.The answer stands here in writing.",
      );
    await says(screen, /^Perché per te una telefonata/);
    await userEvent.keyboard("{Enter}");
    await says(screen, "Say what is on your mind.");
    expect(play).toHaveBeenCalledTimes(2);
    expect(questions).toHaveLength(1);
  });
});

describe("closing", () => {
  test("after the reply is a choice that is kept", async () => {
    answer();
    const screen = await open();
    await screen.getByText("Close after the reply").click();
    await userEvent.keyboard("{Escape}");
    await named(screen, "Talk by voice").click();
    await expect.element(screen.getByRole("switch")).toBeChecked();
    await expect.element(named(screen, "Start recording")).toHaveFocus();
    await ask(screen);
    await expect.element(named(screen, "Talk by voice")).toHaveFocus();
    expect(screen.getByRole("dialog").elements()).toEqual([]);
  });
});
