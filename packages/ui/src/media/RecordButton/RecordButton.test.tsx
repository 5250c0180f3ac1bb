import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { useState } from "react";
import { render } from "../../testing/render.tsx";
import { AudioPlayer } from "../AudioPlayer/AudioPlayer.tsx";
import { hum } from "../testing/tone.ts";
import { RecordButton, type RecordButtonProps, type RecordState } from "./RecordButton.tsx";
import { holdMs } from "./use-hold-or-tap.ts";

const onStart = vi.fn();
const onStop = vi.fn();

/** A host that applies each callback to the props. */
function Host(props: Partial<RecordButtonProps>) {
  const [state, setState] = useState<RecordState>("idle");
  return (
    <RecordButton
      state={state}
      onStart={() => {
        onStart();
        setState("recording");
      }}
      onStop={() => {
        onStop();
        setState("idle");
      }}
      {...props}
    />
  );
}

const calls = () => [onStart.mock.calls.length, onStop.mock.calls.length];

afterEach(() => {
  onStart.mockClear();
  onStop.mockClear();
});

/** Puts a finger down or up, at a moment in ms. */
function press(target: Element, type: "pointerdown" | "pointerup", at: number): void {
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    pointerId: 1,
    pointerType: "touch",
    button: 0,
    pressure: 0.5,
    width: 20,
    height: 20,
  });
  Object.defineProperty(event, "timeStamp", { value: at });
  target.dispatchEvent(event);
}

test("held, it records until it is released", async () => {
  const screen = await render(<Host />);
  press(screen.getByRole("button", { name: "Start recording" }).element(), "pointerdown", 1000);
  await expect.element(screen.getByRole("button", { name: "Stop recording" })).toBeVisible();
  press(document.body, "pointerup", 1000 + holdMs);
  await expect.element(screen.getByRole("button", { name: "Start recording" })).toBeVisible();
  expect(calls()).toEqual([1, 1]);
});

test("tapped, it records until it is tapped again", async () => {
  const screen = await render(<Host />);
  const tap = (at: number) => {
    const button = screen.getByRole("button").element();
    press(button, "pointerdown", at);
    press(button, "pointerup", at + holdMs - 1);
  };
  tap(1000);
  await expect.element(screen.getByRole("button", { name: "Stop recording" })).toBeVisible();
  expect(calls()).toEqual([1, 0]);
  tap(9000);
  await expect.element(screen.getByRole("button", { name: "Start recording" })).toBeVisible();
  expect(calls()).toEqual([1, 1]);
});

test("a tap that a busy phone comes to late is a tap all the same", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const screen = await render(<Host />);
  const button = screen.getByRole("button").element();
  press(button, "pointerdown", 1000);
  await expect.element(screen.getByRole("button", { name: "Stop recording" })).toBeVisible();
  vi.advanceTimersByTime(10 * holdMs);
  press(button, "pointerup", 1080);
  vi.useRealTimers();
  await expect.element(screen.getByRole("button", { name: "Stop recording" })).toBeVisible();
  expect(calls()).toEqual([1, 0]);
});

test("Space starts and stops, and its release does nothing", async () => {
  const screen = await render(<Host />);
  await userEvent.tab();
  await userEvent.keyboard("{ >}");
  await expect.element(screen.getByRole("button", { name: "Stop recording" })).toHaveFocus();
  await userEvent.keyboard("{/ }");
  expect(calls()).toEqual([1, 0]);
  await userEvent.keyboard(" ");
  await expect.element(screen.getByRole("button", { name: "Start recording" })).toHaveFocus();
  expect(calls()).toEqual([1, 1]);
});

test("released after the host has stopped by itself, it does not stop again", async () => {
  const screen = await render(<Host state="idle" />);
  press(screen.getByRole("button").element(), "pointerdown", 1000);
  await screen.rerender(<Host state="recording" />);
  await screen.rerender(<Host state="idle" />);
  press(document.body, "pointerup", 61_000);
  await expect.element(screen.getByRole("button", { name: "Start recording" })).toBeVisible();
  expect(calls()).toEqual([1, 0]);
});

test("while the microphone opens, a press gives that up", async () => {
  const screen = await render(<Host state="starting" />);
  await screen.getByRole("button", { name: "Stop recording" }).click();
  expect(calls()).toEqual([0, 1]);
});

test("disabled, it does nothing", async () => {
  const screen = await render(<Host state="disabled" />);
  await expect.element(screen.getByRole("button")).toBeDisabled();
});

test("announces the beginning and the last ten seconds, and not every second", async () => {
  const screen = await render(<Host state="recording" elapsedMs={0} />);
  const status = screen.getByRole("status");
  const announced: (string | null)[] = [];
  const observer = new MutationObserver(() => announced.push(status.element().textContent));
  observer.observe(status.element(), { childList: true, characterData: true, subtree: true });
  await expect.element(status).toHaveTextContent("Recording");
  for (let elapsedMs = 0; elapsedMs <= 60_000; elapsedMs += 1000)
    await screen.rerender(<Host state="recording" elapsedMs={elapsedMs} />);
  await expect.poll(() => announced).toEqual(["10 seconds left", "5 seconds left"]);
  observer.disconnect();
});

test("shows elapsed and remaining time, which add up", async () => {
  const screen = await render(<Host state="recording" elapsedMs={12_400} />);
  await expect.element(screen.getByText("0:12")).toBeVisible();
  await expect.element(screen.getByText("0:48 left")).toBeVisible();
});

test("swells with the voice, and not beyond its rim", async () => {
  const screen = await render(<Host state="recording" />);
  const radius = () => Number(screen.container.querySelector("circle")?.getAttribute("r"));
  const radii: number[] = [];
  for (const level of [-1, 0, 0.5, 1, 2]) {
    await screen.rerender(<Host state="recording" level={level} />);
    radii.push(radius());
  }
  const [below, silent, half, loud, beyond] = radii;
  expect([below, beyond]).toEqual([silent, loud]);
  expect(half).toBe(((silent ?? 0) + (loud ?? 0)) / 2);
  expect(loud).toBeGreaterThan(silent ?? Infinity);
});

test("what plays falls silent", async () => {
  const screen = await render(
    <>
      <AudioPlayer label="Voice message of Giulia" load={() => Promise.resolve(hum(34))} />
      <Host />
    </>,
  );
  await screen.getByRole("button", { name: /^Play/ }).click();
  await expect.element(screen.getByRole("button", { name: /^Pause/ })).toBeVisible();
  await screen.getByRole("button", { name: "Start recording" }).click();
  await expect.element(screen.getByRole("button", { name: /^Play/ })).toBeVisible();
});
