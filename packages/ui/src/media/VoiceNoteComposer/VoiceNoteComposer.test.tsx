import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { hum } from "../testing/tone.ts";
import { VoiceNoteComposer, type VoiceNoteComposerProps } from "./VoiceNoteComposer.tsx";

const draft = { recording: hum(14), durationMs: 14_000 };

const composer = (props: Partial<VoiceNoteComposerProps> = {}) => (
  <VoiceNoteComposer
    state="idle"
    draft={draft}
    onStart={() => undefined}
    onStop={() => undefined}
    onSend={() => undefined}
    onCancel={() => undefined}
    {...props}
  />
);

const named = (screen: Awaited<ReturnType<typeof render>>, name: string) =>
  screen.getByRole("button", { name, exact: true });

test("focus goes with the recording, from the microphone to the message that was sent", async () => {
  const screen = await render(composer());
  await userEvent.tab();
  await expect.element(named(screen, "Record a voice note")).toHaveFocus();
  await screen.rerender(composer({ state: "starting" }));
  await expect.element(named(screen, "Stop recording")).toHaveFocus();
  await screen.rerender(composer({ state: "recording" }));
  await expect.element(named(screen, "Stop recording")).toHaveFocus();
  await screen.rerender(composer({ state: "draft" }));
  await expect.element(named(screen, "Play: Your voice note")).toHaveFocus();
  await named(screen, "Send").click();
  await screen.rerender(composer({ state: "sending" }));
  await expect.element(named(screen, "Send")).toHaveFocus();
  await screen.rerender(composer());
  await expect.element(named(screen, "Record a voice note")).toHaveFocus();
});

test("leaves the focus where the member has gone", async () => {
  const inputAnd = (props: Partial<VoiceNoteComposerProps>) => (
    <>
      <input aria-label="Search" />
      {composer(props)}
    </>
  );
  const screen = await render(inputAnd({ state: "sending" }));
  await screen.getByRole("textbox").click();
  await screen.rerender(inputAnd({ state: "idle" }));
  await expect.element(named(screen, "Record a voice note")).toBeVisible();
  await expect.element(screen.getByRole("textbox")).toHaveFocus();
});

test("records, stops, discards", async () => {
  const on = { onStart: vi.fn(), onStop: vi.fn(), onCancel: vi.fn() };
  const screen = await render(composer(on));
  await named(screen, "Record a voice note").click();
  expect(on.onStart).toHaveBeenCalledTimes(1);
  await screen.rerender(composer({ ...on, state: "recording", elapsedMs: 7_300 }));
  await expect.element(screen.getByText("0:07")).toBeVisible();
  await named(screen, "Stop recording").click();
  await named(screen, "Discard").click();
  expect([on.onStop.mock.calls.length, on.onCancel.mock.calls.length]).toEqual([1, 1]);
});

test("shows how much is sent, sends once, and can be stopped", async () => {
  const on = { onSend: vi.fn(), onCancel: vi.fn() };
  const screen = await render(composer({ state: "sending", progress: 0.4, ...on }));
  const bar = screen.getByRole("progressbar", { name: "Sending your voice note" });
  await expect.element(bar).toHaveAttribute("aria-valuenow", "40");
  (named(screen, "Send").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  expect(on.onSend).not.toHaveBeenCalled();
  await named(screen, "Cancel").click();
  expect(on.onCancel).toHaveBeenCalledTimes(1);
});

test("a refused microphone is explained, and asked for again", async () => {
  const onStart = vi.fn();
  const screen = await render(composer({ onStart }));
  await named(screen, "Record a voice note").click();
  await screen.rerender(composer({ state: "denied", onStart }));
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent(
      "Microphone permission denied.Allow it for this page in your browser, then try again.",
    );
  await expect.element(named(screen, "Try again")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onStart).toHaveBeenCalledTimes(2);
});

test("without a connection nothing is recorded or sent, and the draft can be played", async () => {
  const screen = await render(composer({ isDisabled: true }));
  await expect.element(named(screen, "Record a voice note")).toBeDisabled();
  await screen.rerender(composer({ isDisabled: true, state: "draft" }));
  await expect.element(named(screen, "Send")).toBeDisabled();
  await expect.element(named(screen, "Play: Your voice note")).toBeEnabled();
});
