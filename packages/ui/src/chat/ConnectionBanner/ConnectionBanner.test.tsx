import { expect, test, vi } from "vitest";
import { frames } from "../../layout/VirtualList/testing/frames.ts";
import { render } from "../../testing/render.tsx";
import { fakeClock } from "../testing/fake-clock.ts";
import { ConnectionBanner, type ConnectionBannerProps } from "./ConnectionBanner.tsx";

const show = async (first: ConnectionBannerProps) => {
  const clock = fakeClock();
  const screen = await render(<ConnectionBanner {...first} clock={clock} />);
  const seen = () => {
    const announced = screen.getByRole("status").element().textContent ?? "";
    return (screen.container.textContent ?? "").slice(announced.length);
  };
  return {
    screen,
    seen,
    spoken: () => screen.getByRole("status").element().textContent,
    change: (next: ConnectionBannerProps) =>
      screen.rerender(<ConnectionBanner {...next} clock={clock} />),
    pass: async (ms: number) => {
      clock.pass(ms);
      await frames(2);
    },
  };
};

test("a first connection is worth a word only when it takes a while", async () => {
  const { seen, pass, change } = await show({ state: "connecting" });
  await pass(599);
  expect(seen()).toBe("");
  await pass(1);
  expect(seen()).toBe("Connecting…");
  await change({ state: "connected" });
  expect(seen()).toBe("");
});

test("counts down to the next attempt", async () => {
  const { seen, pass } = await show({
    state: "disconnected",
    retryAt: new Date(4000),
    onRetry: vi.fn(),
  });
  expect(seen()).toBe("The connection was lost. Trying again in 4 secondsTry now");
  await pass(1000);
  expect(seen()).toContain("in 3 seconds");
  await pass(1000);
  await pass(1000);
  expect(seen()).toContain("in 1 second");
  await pass(1000);
  expect(seen()).toContain("Trying again now…");
});

test("tries at once when asked to", async () => {
  const onRetry = vi.fn();
  const { screen } = await show({ state: "disconnected", retryAt: new Date(30_000), onRetry });
  await screen.getByRole("button", { name: "Try now" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test("a loss and its end are announced once, attempts between them are not", async () => {
  const { spoken, seen, pass, change } = await show({ state: "connected" });
  const announced: (string | null)[] = [];
  const listen = () => {
    if (announced.at(-1) !== spoken()) announced.push(spoken());
  };
  for (const attempt of [1, 2, 3]) {
    await change({ state: "disconnected", retryAt: new Date(attempt * 4000) });
    await pass(2000);
    listen();
    expect(seen()).toContain("The connection was lost.");
    await change({ state: "connecting" });
    await pass(2000);
    listen();
    expect(seen()).toBe("The connection was lost. Trying again now…");
  }
  await change({ state: "connected" });
  listen();
  expect(announced).toEqual(["The connection was lost.", "You are connected again."]);
  expect(seen()).toBe("");
});

test("a short loss is not announced", async () => {
  const { spoken, pass, change } = await show({ state: "connected" });
  await change({ state: "disconnected" });
  await pass(900);
  await change({ state: "connected" });
  await pass(5000);
  expect(spoken()).toBe("");
});
