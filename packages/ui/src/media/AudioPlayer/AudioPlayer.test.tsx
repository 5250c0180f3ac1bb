import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent, type Locator } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { watchSounds } from "../testing/sounds.ts";
import { hum } from "../testing/tone.ts";
import { AudioPlayer, type AudioPlayerProps } from "./AudioPlayer.tsx";

const voice = hum(34);

const player = (props: Partial<AudioPlayerProps> = {}) => (
  <AudioPlayer
    label="Voice message of Giulia"
    load={() => Promise.resolve(voice)}
    durationMs={34_000}
    {...props}
  />
);

type Screen = Awaited<ReturnType<typeof render>>;
const button = (screen: Screen, action: string, of = "Giulia"): Locator =>
  screen.getByRole("button", { name: `${action}: Voice message of ${of}` });
const slider = (screen: Screen): Locator => screen.getByRole("slider", { name: "Position" });
const valueText = (screen: Screen) => slider(screen).element().getAttribute("aria-valuetext");

const playing = watchSounds();

afterEach(() => vi.restoreAllMocks());

test("plays and pauses by one button, which keeps the focus", async () => {
  const onPlay = vi.fn();
  const onEnd = vi.fn();
  const screen = await render(player({ onPlay, onEnd }));
  await userEvent.tab();
  await expect.element(button(screen, "Play")).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(button(screen, "Pause")).toHaveFocus();
  expect(playing()).toHaveLength(1);
  expect([onPlay.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 0]);
  await userEvent.keyboard(" ");
  await expect.element(button(screen, "Play")).toHaveFocus();
  expect(playing()).toHaveLength(0);
  expect([onPlay.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 1]);
});

test("is fetched once, on the first play", async () => {
  const load = vi.fn(() => Promise.resolve(voice));
  const screen = await render(player({ load }));
  expect(load).not.toHaveBeenCalled();
  await button(screen, "Play").click();
  await button(screen, "Pause").click();
  await button(screen, "Play").click();
  await expect.element(button(screen, "Pause")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test("is sought by keys, before it is loaded as well", async () => {
  const screen = await render(player());
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(slider(screen)).toHaveFocus();
  for (const [key, text] of [
    ["ArrowRight", "5 seconds of 34 seconds"],
    ["PageUp", "15 seconds of 34 seconds"],
    ["ArrowLeft", "10 seconds of 34 seconds"],
    ["End", "34 seconds of 34 seconds"],
    ["Home", "0 seconds of 34 seconds"],
    ["PageUp", "10 seconds of 34 seconds"],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(slider(screen)).toHaveAttribute("aria-valuetext", text);
  }
  await button(screen, "Play").click();
  await expect.element(button(screen, "Pause")).toBeVisible();
  expect(playing()[0]?.currentTime).toBeGreaterThanOrEqual(10);
});

test("is sought by pressing and dragging on the waveform", async () => {
  const screen = await render(player());
  const track = slider(screen).element().parentElement;
  if (!track) throw new Error("no track");
  const { left, width, top, height } = track.getBoundingClientRect();
  const point = (type: string, share: number) =>
    track.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        button: 0,
        clientX: left + width * share,
        clientY: top + height / 2,
      }),
    );
  // A pointer that a script makes cannot be captured.
  let captured = false;
  vi.spyOn(track, "setPointerCapture").mockImplementation(() => {
    captured = true;
  });
  vi.spyOn(track, "hasPointerCapture").mockImplementation(() => captured);
  point("pointermove", 0.9);
  await expect.poll(() => valueText(screen)).toMatch(/^0 seconds/);
  point("pointerdown", 0.5);
  await expect.poll(() => valueText(screen)).toMatch(/^17 seconds/);
  point("pointermove", 0.25);
  await expect.poll(() => valueText(screen)).toMatch(/^8 seconds/);
  point("pointerup", 0.25);
  await expect.element(slider(screen)).toHaveFocus();
});

test("a second one that starts pauses the first", async () => {
  const screen = await render(
    <>
      {player()}
      {player({ label: "Voice message of Björn" })}
    </>,
  );
  await button(screen, "Play").click();
  await expect.element(button(screen, "Pause")).toBeVisible();
  await button(screen, "Play", "Björn").click();
  await expect.element(button(screen, "Pause", "Björn")).toBeVisible();
  await expect.element(button(screen, "Play")).toBeVisible();
  expect(playing()).toHaveLength(1);
});

test("at its end it is at its beginning again", async () => {
  const onEnd = vi.fn();
  const screen = await render(player({ load: () => Promise.resolve(hum(0.3)), onEnd }));
  await button(screen, "Play").click();
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
  await expect.element(button(screen, "Play")).toBeVisible();
  await expect.element(slider(screen)).toHaveValue("0");
});

test("a failure shows its reason beside a retry, which fetches again", async () => {
  const load = vi
    .fn<AudioPlayerProps["load"]>()
    .mockRejectedValueOnce(new Error("No longer there."))
    .mockResolvedValue(voice);
  const screen = await render(player({ load }));
  await button(screen, "Play").click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("No longer there.");
  await expect.element(button(screen, "Try again")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button(screen, "Pause")).toHaveFocus();
  expect(screen.getByRole("alert").elements()).toEqual([]);
});

test("says so when there is no reason, and when the sound is none", async () => {
  const load = vi
    .fn<AudioPlayerProps["load"]>()
    .mockRejectedValueOnce(undefined)
    .mockResolvedValue(new Blob(["not a sound"], { type: "audio/webm" }));
  const screen = await render(player({ load }));
  await button(screen, "Play").click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Failed to fetch audio.");
  await button(screen, "Try again").click();
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("This recording cannot be played.");
});

test("a press while loading stops it", async () => {
  const signals: AbortSignal[] = [];
  const load: AudioPlayerProps["load"] = (signal) => {
    signals.push(signal);
    return new Promise((_, reject) => signal.addEventListener("abort", reject));
  };
  const screen = await render(player({ load }));
  await button(screen, "Play").click();
  await expect.element(screen.getByRole("status").first()).toBeInTheDocument();
  await expect.element(screen.getByText("Loading…")).toBeInTheDocument();
  await button(screen, "Stop loading").click();
  await expect.element(button(screen, "Play")).toBeVisible();
  expect(signals.map((signal) => signal.aborted)).toEqual([true]);
  expect(screen.getByRole("alert").elements()).toEqual([]);
});

test("gone from the page it stops fetching", async () => {
  const signals: AbortSignal[] = [];
  const load: AudioPlayerProps["load"] = (signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  };
  const screen = await render(<StrictMode>{player({ load })}</StrictMode>);
  await button(screen, "Play").click();
  await screen.unmount();
  expect(signals.map((signal) => signal.aborted)).toEqual([true]);
});

test("gone from the page it is silent, and gives its memory back", async () => {
  const made = vi.spyOn(URL, "createObjectURL");
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  const onEnd = vi.fn();
  const screen = await render(<StrictMode>{player({ onEnd })}</StrictMode>);
  await button(screen, "Play").click();
  await expect.element(button(screen, "Pause")).toBeVisible();
  await screen.unmount();
  expect(playing()).toHaveLength(0);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(made).toHaveBeenCalledTimes(1);
  expect(revoked.mock.calls).toEqual(made.mock.results.map(({ value }) => [value]));
});

test("one button goes through the speeds, announces each, and keeps it", async () => {
  const screen = await render(player());
  await button(screen, "Play").click();
  await expect.element(button(screen, "Pause")).toBeVisible();
  for (const speed of [1.5, 2, 1]) {
    await screen.getByRole("button", { name: /^Speed/ }).click();
    await expect.element(screen.getByText(`Speed ${speed}×`)).toBeInTheDocument();
    expect(playing().map(({ playbackRate }) => playbackRate)).toEqual([speed]);
  }
});

test("a speed chosen beforehand holds when it plays", async () => {
  const screen = await render(player());
  await screen.getByRole("button", { name: "Speed 1×" }).click();
  await button(screen, "Play").click();
  await expect.element(button(screen, "Pause")).toBeVisible();
  expect(playing()[0]?.playbackRate).toBe(1.5);
});

async function recorded(): Promise<Blob> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream, { mimeType: "audio/webm;codecs=opus" });
  const parts: Blob[] = [];
  const done = new Promise<Blob>((resolve) => {
    recorder.addEventListener("stop", () => resolve(new Blob(parts, { type: recorder.mimeType })));
  });
  recorder.addEventListener("dataavailable", ({ data }) => {
    parts.push(data);
    if (parts.length === 12 && recorder.state === "recording") recorder.stop();
  });
  recorder.start(100);
  const recording = await done;
  for (const track of stream.getTracks()) track.stop();
  return recording;
}

test("a recorded webm, which browsers take for endless, has its length and can be sought", async () => {
  const webm = await recorded();
  const screen = await render(
    <AudioPlayer label="Voice message of Giulia" load={async () => webm} />,
  );
  await expect.element(slider(screen)).toBeDisabled();
  await button(screen, "Play").click();
  await expect.element(slider(screen)).toBeEnabled();
  const lengthMs = Number(slider(screen).element().getAttribute("max"));
  expect(lengthMs).toBeGreaterThan(900);
  // A busy machine stops it late.
  expect(lengthMs).toBeLessThan(30_000);
});
