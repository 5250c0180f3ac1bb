import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { watchSounds } from "../testing/sounds.ts";
import { hum } from "../testing/tone.ts";
import { allowSound, playSound } from "./play-sound.ts";
import { pausePlaying } from "./playing-now.ts";

const playing = watchSounds();

// Browsers let a page make sounds once its visitor has touched it.
beforeEach(() => userEvent.click(document.body));
afterEach(() => vi.restoreAllMocks());

const neverAborted = () => new AbortController().signal;

test("is over at its end, and gives its memory back", async () => {
  const made = vi.spyOn(URL, "createObjectURL");
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  await playSound(hum(0.3), { signal: neverAborted() });
  expect(playing()).toEqual([]);
  expect(revoked.mock.calls).toEqual(made.mock.results.map(({ value }) => [value]));
});

test("reports how loud it is, and that it is silent again", async () => {
  const levels: number[] = [];
  await playSound(hum(1.2), { signal: neverAborted(), onLevel: (level) => levels.push(level) });
  expect(Math.max(...levels)).toBeGreaterThan(0.2);
  expect(Math.max(...levels)).toBeLessThanOrEqual(1);
  expect(levels.at(-1)).toBe(0);
});

test("every sound plays in the element that a press has loaded", async () => {
  const loaded = vi.spyOn(HTMLMediaElement.prototype, "load");
  allowSound();
  const allowed = loaded.mock.contexts;
  const played = () => vi.mocked(HTMLMediaElement.prototype.play).mock.contexts;
  await playSound(hum(0.1), { signal: neverAborted() });
  await playSound(hum(0.1), { signal: neverAborted() });
  expect(played()).toEqual([allowed[0], allowed[0]]);
});

test("two at once play in an element each", async () => {
  allowSound();
  const first = playSound(hum(30), { signal: neverAborted() });
  const second = playSound(hum(0.1), { signal: neverAborted() });
  await Promise.all([first, second]);
  const [one, other] = vi.mocked(HTMLMediaElement.prototype.play).mock.contexts;
  expect(one).not.toBe(other);
});

test("another sound takes its place", async () => {
  const first = playSound(hum(30), { signal: neverAborted() });
  await expect.poll(() => playing().length).toBe(1);
  const second = new AbortController();
  void playSound(hum(30), { signal: second.signal });
  await first;
  expect(playing()).toHaveLength(1);
  second.abort();
  expect(playing()).toEqual([]);
});

test("stops when a recording is about to begin", async () => {
  const played = playSound(hum(30), { signal: neverAborted() });
  pausePlaying();
  await played;
  expect(playing()).toEqual([]);
});

test("aborted, it is silent and never settles", async () => {
  const settled = vi.fn<() => void>();
  const silencing = new AbortController();
  void playSound(hum(30), { signal: silencing.signal }).then(settled, settled);
  await expect.poll(() => playing().length).toBe(1);
  silencing.abort();
  expect(playing()).toEqual([]);
  await playSound(hum(0.1), { signal: neverAborted() });
  expect(settled).not.toHaveBeenCalled();
});

test("what is no sound is unplayable", async () => {
  const none = new Blob(["not a sound"], { type: "audio/webm" });
  await expect(playSound(none, { signal: neverAborted() })).rejects.toMatchObject({
    reason: "unplayable",
  });
});

test("a browser that wants a press first blocks it", async () => {
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(
    new DOMException("", "NotAllowedError"),
  );
  await expect(playSound(hum(1), { signal: neverAborted() })).rejects.toMatchObject({
    reason: "blocked",
  });
});
