import { useRef, useState, type ReactNode } from "react";
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
  anchor?: "start" | "end";
  height?: number;
  header?: ReactNode;
  onReachStart?: () => void;
  onReachEnd?: () => void;
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
  await expect.element(screen.getByRole("button", { name: "line 0", exact: true })).toBeVisible();
  const rows = region().querySelectorAll("[role=listitem]");
  expect(rows.length).toBeLessThan(60);
  expect(rows[2]?.getAttribute("aria-posinset")).toBe("3");
  expect(rows[2]?.getAttribute("aria-setsize")).toBe("10000");
});

test("one more at the end of 10,000 draws what is in view, once", async () => {
  const onDraw = vi.fn<() => void>();
  const screen = await render(<List items={lines(0, 10_000)} anchor="end" onDraw={onDraw} />);
  await expect
    .element(screen.getByRole("button", { name: "line 9999", exact: true }))
    .toBeVisible();
  onDraw.mockClear();
  await screen.rerender(<List items={lines(0, 10_001)} anchor="end" onDraw={onDraw} />);
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
  await render(<List items={lines(0, 10_000)} anchor="end" />);
  await expect.poll(() => painted).toHaveLength(4);
  for (const top of painted) expect(top).toBeLessThan(400);
  expect(distanceToEnd()).toBeLessThanOrEqual(1);
});

test.each([0, 37, 1500, 20_000])(
  "50 items put before leave the view where it was, %i px from the start",
  async (offset) => {
    const screen = await render(<List items={lines(1000, 2000)} anchor="end" />);
    await frames(3);
    region().scrollTop = offset;
    await frames(4);
    const seen = firstInView();
    const before = topOf(seen);
    await screen.rerender(<List items={lines(950, 2000)} anchor="end" />);
    expect(Math.abs(topOf(seen) - before)).toBeLessThanOrEqual(1);
    await frames(6);
    expect(Math.abs(topOf(seen) - before)).toBeLessThanOrEqual(1);
  },
);

test("items put before a list that starts at its start show at the start, and hold it elsewhere", async () => {
  const screen = await render(<List items={lines(100, 400)} />);
  await frames(3);
  await screen.rerender(<List items={lines(99, 400)} />);
  expect(topOf("line 99")).toBeGreaterThanOrEqual(0);
  region().scrollTop = 900;
  await frames(4);
  const seen = firstInView();
  const before = topOf(seen);
  await screen.rerender(<List items={lines(50, 400)} />);
  await frames(4);
  expect(Math.abs(topOf(seen) - before)).toBeLessThanOrEqual(1);
});

test("follows the end while the reader is there, and not otherwise", async () => {
  const onAtEndChange = vi.fn();
  const at = (count: number) => (
    <List items={lines(0, count)} anchor="end" onAtEndChange={onAtEndChange} />
  );
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
  const screen = await render(<List items={[...lines(0, 100), status]} anchor="end" />);
  await frames(4);
  await screen.rerender(<List items={[...lines(0, 100), message]} anchor="end" />);
  await frames(4);
  expect(distanceToEnd()).toBeLessThanOrEqual(1);
});

test("keeps the end in view when it gets lower", async () => {
  const screen = await render(<List items={lines(0, 100)} anchor="end" height={400} />);
  await frames(4);
  await screen.rerender(<List items={lines(0, 100)} anchor="end" height={180} />);
  await expect.poll(distanceToEnd).toBeLessThanOrEqual(1);
});

test("a header that grows leaves a short conversation at its end", async () => {
  const at = (rows: number) => <p style={{ blockSize: rows * 24 }}>Said before</p>;
  const screen = await render(<List items={lines(0, 8)} anchor="end" header={at(1)} />);
  await frames(4);
  region().scrollTop = region().scrollHeight;
  await screen.rerender(<List items={lines(0, 8)} anchor="end" header={at(6)} />);
  await expect.poll(distanceToEnd).toBeLessThanOrEqual(1);
});

test("the focus survives new items and being scrolled away", async () => {
  const screen = await render(<List items={lines(500, 1000)} anchor="end" />);
  await frames(4);
  const button = screen.getByRole("button", { name: "line 998", exact: true });
  (button.element() as HTMLElement).focus();
  await screen.rerender(<List items={lines(450, 1003)} anchor="end" />);
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
  const screen = await render(
    <List items={lines(100, 300)} anchor="end" onReachStart={onReachStart} />,
  );
  await frames(4);
  expect(onReachStart).not.toHaveBeenCalled();
  region().scrollTop = 0;
  await expect.poll(() => onReachStart.mock.calls.length).toBe(1);
  await screen.rerender(<List items={lines(50, 300)} anchor="end" onReachStart={onReachStart} />);
  await frames(4);
  expect(onReachStart).toHaveBeenCalledTimes(1);
});

test("a list that does not fill its view asks until it does", async () => {
  function Growing() {
    const [count, setCount] = useState(2);
    return <List items={lines(0, count)} onReachEnd={() => setCount((now) => now + 3)} />;
  }
  await render(<Growing />);
  await expect.poll(() => region().scrollHeight).toBeGreaterThan(600);
});

test("a few items of a conversation stand on its end", async () => {
  await render(<List items={lines(0, 2)} anchor="end" />);
  await frames(2);
  const { bottom } = region().getBoundingClientRect();
  const rows = region().querySelectorAll("[role=listitem]");
  expect(Math.abs((rows[1]?.getBoundingClientRect().bottom ?? 0) - bottom)).toBeLessThanOrEqual(1);
});

test("is reached and scrolled by keyboard", async () => {
  await render(<List items={lines(0, 100)} />);
  await userEvent.tab();
  await expect.poll(() => document.activeElement).toBe(region());
  await userEvent.keyboard("{End}");
  await expect.poll(() => region().scrollTop).toBeGreaterThan(0);
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
