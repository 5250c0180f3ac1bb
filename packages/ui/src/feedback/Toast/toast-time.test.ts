import { expect, it } from "vitest";
import { toastTime } from "./toast-time.ts";

const undo = { label: "Undo", onPress: () => undefined };

it("offers an action for ten seconds, and takes six without one", () => {
  expect(toastTime({ action: undo })).toBe(10_000);
  expect(toastTime({ tone: "success" })).toBe(6_000);
});

it("keeps what went wrong until it is closed", () => {
  expect(toastTime({ tone: "danger", action: undo })).toBe(0);
});

it("lets the caller say otherwise", () => {
  expect(toastTime({ tone: "danger", time: 4_000 })).toBe(4_000);
});
