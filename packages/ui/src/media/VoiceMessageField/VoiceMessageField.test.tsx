import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { hum } from "../testing/tone.ts";
import { VoiceMessageField, type VoiceMessageFieldProps } from "./VoiceMessageField.tsx";

const draft = { recording: hum(14), durationMs: 14_000 };
const saved = { version: "1", load: () => Promise.resolve(hum(9)) };

const field = (props: Partial<VoiceMessageFieldProps> = {}) => (
  <VoiceMessageField
    label="Your voice message"
    state="idle"
    onStart={() => undefined}
    onStop={() => undefined}
    onSelect={() => undefined}
    onSave={() => undefined}
    onDiscard={() => undefined}
    onDelete={() => undefined}
    {...props}
  />
);

type Screen = Awaited<ReturnType<typeof render>>;

const named = (screen: Screen, name: string) => screen.getByRole("button", { name, exact: true });

const buttons = (screen: Screen) =>
  screen
    .getByRole("button")
    .elements()
    .map((button) => button.getAttribute("aria-label") ?? button.textContent);

test("focus goes with the recording, from the microphone to what is saved", async () => {
  const screen = await render(field());
  await userEvent.tab();
  await expect.element(named(screen, "Start recording")).toHaveFocus();
  await screen.rerender(field({ state: "starting" }));
  await screen.rerender(field({ state: "recording" }));
  await expect.element(named(screen, "Stop recording")).toHaveFocus();
  await screen.rerender(field({ state: "recorded", draft }));
  await expect.element(named(screen, "Play: Your new recording")).toHaveFocus();
  await named(screen, "Save voice message").click();
  await screen.rerender(field({ state: "saving", draft }));
  await expect.element(named(screen, "Save voice message")).toHaveFocus();
  await screen.rerender(field({ saved }));
  await expect.element(named(screen, "Play: Your voice message")).toHaveFocus();
});

test("recording again, the focus is where it is stopped", async () => {
  const screen = await render(field({ state: "recorded", draft, saved }));
  await named(screen, "Record again").click();
  await screen.rerender(field({ state: "starting", draft, saved: undefined }));
  await expect.element(named(screen, "Stop recording")).toHaveFocus();
});

test("a focus that is elsewhere stays there", async () => {
  const screen = await render(
    <>
      {field({ state: "recording" })}
      <input aria-label="Bio" />
    </>,
  );
  await screen.getByRole("textbox", { name: "Bio" }).click();
  await screen.rerender(
    <>
      {field({ state: "recorded", draft })}
      <input aria-label="Bio" />
    </>,
  );
  await expect.element(screen.getByRole("textbox", { name: "Bio" })).toHaveFocus();
});

test.each([
  [{ state: "idle" }, ["Start recording", "Choose a file instead"]],
  [{ state: "recording" }, ["Stop recording", "Choose a file instead"]],
  [
    { state: "recorded", draft },
    ["Play: Your new recording", "Speed 1×", "Save voice message", "Record again", "Discard"],
  ],
  [
    { state: "saving", draft },
    ["Play: Your new recording", "Speed 1×", "Save voice message", "Cancel"],
  ],
  [
    { state: "idle", saved },
    [
      "Play: Your voice message",
      "Speed 1×",
      "Delete voice message",
      "Start recording",
      "Choose a file instead",
    ],
  ],
] as const)("with %j there are these buttons", async (props, expected) => {
  const screen = await render(field(props));
  expect(buttons(screen)).toEqual(expected);
});

test("each button does what it says", async () => {
  const asked = vi.fn<(what: string) => void>();
  const handlers = {
    onStart: () => asked("start"),
    onSave: () => asked("save"),
    onDiscard: () => asked("discard"),
    onDelete: () => asked("delete"),
  };
  const screen = await render(field({ ...handlers, state: "recorded", draft }));
  await named(screen, "Save voice message").click();
  await named(screen, "Record again").click();
  await named(screen, "Discard").click();
  await screen.rerender(field({ ...handlers, saved }));
  await named(screen, "Delete voice message").click();
  expect(asked.mock.calls.flat()).toEqual(["save", "start", "discard", "delete"]);
});

test("a chosen file is handed out as it is, the same one twice too", async () => {
  const onSelect = vi.fn<(file: File) => void>();
  const screen = await render(field({ onSelect }));
  const input = screen.container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("no file input");
  expect(input.accept).toBe("audio/*,.webm,.mp3,.wav,.m4a");
  const file = new File(["sound"], "me.mp3", { type: "audio/mpeg" });
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(onSelect.mock.calls.map(([chosen]) => [chosen.name, chosen.type])).toEqual([
    ["me.mp3", "audio/mpeg"],
    ["me.mp3", "audio/mpeg"],
  ]);
});

test("while something is recorded or read, nothing else can be begun or deleted", async () => {
  const screen = await render(field({ state: "recording", saved }));
  await expect.element(named(screen, "Choose a file instead")).toBeDisabled();
  await expect.element(named(screen, "Delete voice message")).toBeDisabled();
  await screen.rerender(field({ state: "reading", saved }));
  await expect.element(named(screen, "Start recording")).toBeDisabled();
  await expect.element(named(screen, "Delete voice message")).toBeDisabled();
});

test("shows how much is sent, and that it replaces what is saved", async () => {
  const screen = await render(field({ state: "saving", draft, saved, progress: 0.4 }));
  await expect
    .element(screen.getByRole("progressbar", { name: "Saving your voice message" }))
    .toHaveAttribute("aria-valuenow", "40");
  await expect
    .element(screen.getByText("Not saved yet. Saving it replaces your voice message."))
    .toBeVisible();
});
