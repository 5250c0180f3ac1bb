import { useRef, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { frames } from "./testing/frames.ts";
import { VirtualList, type VirtualListHandle } from "./VirtualList.tsx";

interface Line {
  id: string;
  words: string;
}

const lines = (from: number, to: number): Line[] =>
  Array.from({ length: to - from }, (_, index) => ({
    id: `line ${from + index}`,
    words: "A sentence that is here to be long. ".repeat(1 + ((from + index) % 5)),
  }));

const keyOf = (line: Line) => line.id;

interface ListProps {
  items: readonly Line[];
  height?: number;
  header?: ReactNode;
  onReachStart?: () => void;
  onAtEndChange?: (isAtEnd: boolean) => void;
  onDraw?: () => void;
}

function List({ height = 400, onDraw, ...props }: ListProps) {
  const list = useRef<VirtualListHandle>(null);
  return (
    <>
      <div style={{ blockSize: height, inlineSize: 300 }}>
        <VirtualList {...props} ref={list} label="Lines" keyOf={keyOf} estimateHeight={() => 30}>
          {(line) => {
            onDraw?.();
            return (
              <p style={{ paddingBlock: 6 }}>
                <button type="button">{line.id}</button> {line.words}
              </p>
            );
          }}
        </VirtualList>
      </div>
      <button type="button" onClick={() => list.current?.scrollToEnd()}>
        To the end
      </button>
    </>
  );
}

const region = () => {
  const found = document.querySelector<HTMLElement>('[aria-label="Lines"]');
  if (found === null) throw new Error("no list");
  return found;
};
const distanceToEnd = () => {
  const { scrollHeight, scrollTop, clientHeight } = region();
  return Math.abs(scrollHeight - scrollTop - clientHeight);
};
const topOf = (id: string) => {
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent === id);
  return button?.getBoundingClientRect().top ?? Number.NaN;
};
const firstInView = () => {
  const { top } = region().getBoundingClientRect();
  const row = [...region().querySelectorAll("[role=listitem]")].find(
    (one) => one.getBoundingClientRect().top >= top,
  );
  return row?.querySelector("button")?.textContent ?? "";
};

test("draws only what is in view and says the place of each item", async () => {
  const screen = await render(<List items={lines(0, 10_000)} />);
  await expect
    .element(screen.getByRole("button", { name: "line 9999", exact: true }))
    .toBeVisible();
  const rows = region().querySelectorAll("[role=listitem]");
  expect(rows.length).toBeLessThan(60);
  const last = rows[rows.length - 1];
  expect(last?.getAttribute("aria-posinset")).toBe("10000");
  expect(last?.getAttribute("aria-setsize")).toBe("10000");
});

test("one more at the end of 10,000 draws what is in view, once", async () => {
  const onDraw = vi.fn<() => void>();
  const screen = await render(<List items={lines(0, 10_000)} onDraw={onDraw} />);
  await expect
    .element(screen.getByRole("button", { name: "line 9999", exact: true }))
    .toBeVisible();
  onDraw.mockClear();
  await screen.rerender(<List items={lines(0, 10_001)} onDraw={onDraw} />);
  await expect
    .element(screen.getByRole("button", { name: "line 10000", exact: true }))
    .toBeVisible();
  expect(onDraw.mock.calls.length).toBeLessThan(200);
});

test("opens at its end without a frame of anything else", async () => {
  const painted: number[] = [];
  const watch = () => {
    if (document.querySelector('[aria-label="Lines"]')) painted.push(topOf("line 9999"));
    if (painted.length < 4) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  await render(<List items={lines(0, 10_000)} />);
  await expect.poll(() => painted).toHaveLength(4);
  for (const top of painted) expect(top).toBeLessThan(400);
  expect(distanceToEnd()).toBeLessThanOrEqual(1);
});

test.each([0, 37, 1500, 20_000])(
  "50 items put before leave the view where it was, %i px from the start",
  async (offset) => {
    const screen = await render(<List items={lines(1000, 2000)} />);
    await frames(3);
    region().scrollTop = offset;
    await frames(4);
    const seen = firstInView();
    const before = topOf(seen);
    await screen.rerender(<List items={lines(950, 2000)} />);
    expect(Math.abs(topOf(seen) - before)).toBeLessThanOrEqual(1);
    await frames(6);
    expect(Math.abs(topOf(seen) - before)).toBeLessThanOrEqual(1);
  },
);

test("follows the end while the reader is there, and not otherwise", async () => {
  const onAtEndChange = vi.fn();
  const at = (count: number) => <List items={lines(0, count)} onAtEndChange={onAtEndChange} />;
  const screen = await render(at(200));
  await frames(4);
  await screen.rerender(at(201));
  await frames(4);
  expect(distanceToEnd()).toBeLessThanOrEqual(1);
  expect(onAtEndChange).not.toHaveBeenCalled();

  region().scrollTop -= 600;
  await expect.poll(() => onAtEndChange.mock.calls).toEqual([[false]]);
  const seen = firstInView();
  const before = topOf(seen);
  await screen.rerender(at(210));
  await frames(4);
  expect(topOf(seen)).toBe(before);

  await screen.getByRole("button", { name: "To the end" }).click();
  await expect.poll(distanceToEnd).toBeLessThanOrEqual(1);
  await expect.poll(() => onAtEndChange.mock.calls).toEqual([[false], [true]]);
});

test("an item that replaces the last one is followed as well", async () => {
  const status: Line = { id: "typing", words: "…" };
  const message: Line = { id: "message", words: "It became a long message. ".repeat(12) };
  const screen = await render(<List items={[...lines(0, 100), status]} />);
  await frames(4);
  await screen.rerender(<List items={[...lines(0, 100), message]} />);
  await frames(4);
  expect(distanceToEnd()).toBeLessThanOrEqual(1);
});

test("keeps the end in view when it gets lower", async () => {
  const screen = await render(<List items={lines(0, 100)} height={400} />);
  await frames(4);
  await screen.rerender(<List items={lines(0, 100)} height={180} />);
  await expect.poll(distanceToEnd).toBeLessThanOrEqual(1);
});

test("a header that grows leaves a short conversation at its end", async () => {
  const at = (rows: number) => <p style={{ blockSize: rows * 24 }}>Said before</p>;
  const screen = await render(<List items={lines(0, 8)} header={at(1)} />);
  await frames(4);
  region().scrollTop = region().scrollHeight;
  await screen.rerender(<List items={lines(0, 8)} header={at(6)} />);
  await expect.poll(distanceToEnd).toBeLessThanOrEqual(1);
});

test("the focus survives new items and being scrolled away", async () => {
  const screen = await render(<List items={lines(500, 1000)} />);
  await frames(4);
  const button = screen.getByRole("button", { name: "line 998", exact: true });
  (button.element() as HTMLElement).focus();
  await screen.rerender(<List items={lines(450, 1003)} />);
  await expect.element(button).toHaveFocus();
  region().scrollTop = 0;
  await frames(4);
  await expect.element(button).toHaveFocus();
});

test("a focus whose item goes away stays in the list", async () => {
  const screen = await render(<List items={lines(0, 5)} />);
  await frames(2);
  (screen.getByRole("button", { name: "line 4", exact: true }).element() as HTMLElement).focus();
  await screen.rerender(<List items={lines(0, 4)} />);
  await expect.poll(() => document.activeElement).toBe(region());
});

test("asks for more near its edges, once for each edge that comes", async () => {
  const onReachStart = vi.fn();
  const screen = await render(<List items={lines(100, 300)} onReachStart={onReachStart} />);
  await frames(4);
  expect(onReachStart).not.toHaveBeenCalled();
  region().scrollTop = 0;
  await expect.poll(() => onReachStart.mock.calls.length).toBe(1);
  await screen.rerender(<List items={lines(50, 300)} onReachStart={onReachStart} />);
  await frames(4);
  expect(onReachStart).toHaveBeenCalledTimes(1);
});

test("a few items of a conversation stand on its end", async () => {
  await render(<List items={lines(0, 2)} />);
  await frames(2);
  const { bottom } = region().getBoundingClientRect();
  const rows = region().querySelectorAll("[role=listitem]");
  expect(Math.abs((rows[1]?.getBoundingClientRect().bottom ?? 0) - bottom)).toBeLessThanOrEqual(1);
});

test("is reached and scrolled by keyboard", async () => {
  await render(<List items={lines(0, 100)} />);
  await userEvent.tab();
  await expect.poll(() => document.activeElement).toBe(region());
  const end = region().scrollTop;
  const isStill = new Promise((resolve) => region().addEventListener("scrollend", resolve));
  await userEvent.keyboard("{PageUp}");
  await isStill;
  expect(region().scrollTop).toBeLessThan(end);
  await userEvent.keyboard("{Home}");
  await expect.poll(() => firstInView()).toBe("line 0");
  await userEvent.keyboard("{End}");
  await expect.poll(distanceToEnd).toBeLessThanOrEqual(1);
});

test("is drawn on a server, without inline styles", () => {
  const html = renderToString(
    <VirtualList label="Lines" items={lines(0, 9)} keyOf={keyOf} estimateHeight={() => 30}>
      {(line) => line.words}
    </VirtualList>,
  );
  expect(html).toContain('role="list"');
  expect(html).not.toContain("style=");
});
