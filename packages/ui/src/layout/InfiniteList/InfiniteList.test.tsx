import { StrictMode, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { InfiniteList, type InfiniteListProps } from "./InfiniteList.tsx";

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} style={{ blockSize: "10rem" }}>{`Person ${index + 1}`}</div>
  ));

const onLoadMore = vi.fn<() => void>();

const list = (count: number, props: Partial<InfiniteListProps> = {}) => (
  <StrictMode>
    <InfiniteList label="People" hasMore onLoadMore={onLoadMore} {...props}>
      {people(count)}
    </InfiniteList>
  </StrictMode>
);

/** After two frames every observer has said what it sees. */
const framesPass = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

const scrollTo = async (top: number) => {
  document.documentElement.scrollTop = top;
  await framesPass();
};

const bottom = () => document.documentElement.scrollHeight;

beforeEach(async () => {
  await page.viewport(360, 480);
});

afterEach(() => {
  vi.unstubAllGlobals();
  onLoadMore.mockReset();
});

it("asks 200 px before its end is seen, and no sooner", async () => {
  await render(list(10));
  const distance = () =>
    (document.querySelector("ul + div")?.getBoundingClientRect().top ?? 0) - window.innerHeight;
  await scrollTo(0);
  await scrollTo(distance() - 220);
  expect(onLoadMore).not.toHaveBeenCalled();
  await scrollTo(document.documentElement.scrollTop + 40);
  expect(onLoadMore).toHaveBeenCalledTimes(1);
});

it("asks as late in a part of the page that scrolls by itself", async () => {
  await render(
    <div data-testid="part" style={{ blockSize: 300, overflowY: "auto" }}>
      {list(10)}
    </div>,
  );
  const part = page.getByTestId("part").element();
  const end = part.querySelector("ul + div")?.getBoundingClientRect().top ?? 0;
  const distance = end - part.getBoundingClientRect().bottom;
  part.scrollTop = distance - 220;
  await framesPass();
  expect(onLoadMore).not.toHaveBeenCalled();
  part.scrollTop = distance - 180;
  await framesPass();
  expect(onLoadMore).toHaveBeenCalledTimes(1);
});

it("asks once per page, also in StrictMode", async () => {
  const screen = await render(list(2));
  await framesPass();
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  await screen.rerender(list(2, { isLoadingMore: true }));
  await framesPass();
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  await screen.rerender(list(3));
  await framesPass();
  expect(onLoadMore).toHaveBeenCalledTimes(2);
  await screen.rerender(list(20));
  await framesPass();
  expect(onLoadMore).toHaveBeenCalledTimes(2);
});

it("does nothing while there is no more, or while a page is on its way", async () => {
  const screen = await render(list(2, { hasMore: false, end: "That’s all for now." }));
  await framesPass();
  await expect.element(screen.getByText("That’s all for now.")).toBeVisible();
  expect(screen.getByRole("button").elements()).toHaveLength(0);
  await screen.rerender(list(2, { isLoadingMore: true }));
  await framesPass();
  await screen.rerender(list(2, { isLoading: true }));
  await framesPass();
  expect(onLoadMore).not.toHaveBeenCalled();
});

it("asks again for a page that failed when its end comes near again", async () => {
  const screen = await render(list(10));
  await scrollTo(bottom());
  await screen.rerender(list(10, { isLoadingMore: true }));
  await screen.rerender(list(10));
  await framesPass();
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  await scrollTo(0);
  await scrollTo(bottom());
  expect(onLoadMore).toHaveBeenCalledTimes(2);
});

it("asks by keyboard where nothing observes, and keeps the focus", async () => {
  vi.stubGlobal("IntersectionObserver", undefined);
  const screen = await render(list(2));
  const button = screen.getByRole("button", { name: "Load more" });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  await screen.rerender(list(2, { isLoadingMore: true }));
  await expect.element(screen.getByRole("button", { name: "Loading more…" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  await screen.rerender(list(4));
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await screen.rerender(list(5, { hasMore: false, end: "That’s all for now." }));
  await expect.poll(() => document.activeElement?.textContent).toBe("That’s all for now.");
});

it("asks once when the button is pressed while the end is near", async () => {
  const screen = await render(list(10));
  await scrollTo(bottom());
  await screen.rerender(list(10, { isLoadingMore: true }));
  await screen.rerender(list(10));
  await screen.getByRole("button", { name: "Load more" }).click();
  await framesPass();
  expect(onLoadMore).toHaveBeenCalledTimes(2);
});

it("is busy while it loads, and shows the shapes of what comes first", async () => {
  const screen = await render(list(0, { isLoading: true, loading: <span>Shapes</span> }));
  await expect
    .element(screen.getByRole("group", { name: "People" }))
    .toHaveAttribute("aria-busy", "true");
  await expect.element(screen.getByText("Shapes")).toBeVisible();
  await screen.rerender(list(2, { isLoadingMore: true }));
  const drawn = screen.getByRole("list", { name: "People" });
  await expect.element(drawn).toHaveAttribute("aria-busy", "true");
  await screen.rerender(list(2));
  await expect.element(drawn).toHaveAttribute("aria-busy", "false");
});

it.each([
  [1, 1],
  [3, 2],
])("of rows on a desktop, %i stand in columns of which %i are in use", async (count, columns) => {
  await page.viewport(1280, 800);
  const screen = await render(list(count, { layout: "rows", hasMore: false }));
  const starts = screen
    .getByRole("listitem")
    .elements()
    .map((row) => row.getBoundingClientRect());
  expect(new Set(starts.map(({ left }) => left)).size).toBe(columns);
  const room = screen.getByRole("list", { name: "People" }).element().getBoundingClientRect();
  expect(starts.map(({ width }) => Math.round(room.width / width))).toEqual(
    starts.map(() => columns),
  );
});

it("says how many came, and nothing when one goes", async () => {
  const screen = await render(list(20));
  const status = screen.getByRole("status").first();
  await expect.element(status).toHaveTextContent("");
  await screen.rerender(list(32));
  await expect.element(status).toHaveTextContent("12 more loaded, 32 in all");
  await screen.rerender(list(31));
  await expect.element(status).toHaveTextContent("");
});

it("says what became of an item", async () => {
  const screen = await render(list(2));
  await screen.rerender(list(2, { announcement: "Person 1 is back." }));
  await expect.element(screen.getByText("Person 1 is back.")).toHaveAttribute("role", "status");
});

describe("items that a press takes away", () => {
  function Passable({ onPass }: { onPass: (name: string) => void }) {
    const [names, setNames] = useState(["Ada", "Ben", "Cleo", "Dora"]);
    const pass = (name: string): void => {
      onPass(name);
      setNames((before) => before.filter((each) => each !== name));
    };
    return (
      <InfiniteList label="People" hasMore={false} onLoadMore={onLoadMore}>
        {names.map((name) => (
          <button key={name} type="button" onClick={() => pass(name)}>{`Pass on ${name}`}</button>
        ))}
      </InfiniteList>
    );
  }

  it("go one by one, also by a double click", async () => {
    const onPass = vi.fn<(name: string) => void>();
    const screen = await render(<Passable onPass={onPass} />);
    await screen.getByRole("button", { name: "Pass on Ada" }).dblClick();
    await framesPass();
    expect(onPass.mock.calls).toEqual([["Ada"]]);
    await expect.element(screen.getByRole("button", { name: "Pass on Ben" })).toBeVisible();
  });

  it("go by a key at once, and by a press after the time of a double click", async () => {
    const onPass = vi.fn<(name: string) => void>();
    const screen = await render(<Passable onPass={onPass} />);
    await screen.getByRole("button", { name: "Pass on Ada" }).click();
    (screen.getByRole("button", { name: "Pass on Ben" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    expect(onPass.mock.lastCall).toEqual(["Ben"]);
    const cleo = screen.getByRole("button", { name: "Pass on Cleo" }).element();
    const clickAt = (timeStamp: number) => {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
      Object.defineProperty(click, "timeStamp", { value: timeStamp });
      cleo.dispatchEvent(click);
    };
    clickAt(1);
    expect(onPass.mock.lastCall).toEqual(["Ben"]);
    clickAt(Number.POSITIVE_INFINITY);
    expect(onPass.mock.lastCall).toEqual(["Cleo"]);
  });
});

describe("a list of a thousand", () => {
  const drawn = () => document.querySelectorAll("li").length;

  it.each(["grid", "column"] as const)("as a %s draws at most 60 of them", async (layout) => {
    await page.viewport(1280, 1080);
    await render(list(1000, { layout, hasMore: false }));
    await framesPass();
    let max = drawn();
    for (let top = 0; top < bottom(); top += bottom() / 20) {
      await scrollTo(top);
      max = Math.max(max, drawn());
    }
    expect(max).toBeGreaterThan(0);
    expect(max).toBeLessThanOrEqual(60);
  });

  it("shows what belongs where it is scrolled to, and says its place", async () => {
    const screen = await render(list(1000, { hasMore: false }));
    await scrollTo(bottom() / 2);
    const inView = document.elementsFromPoint(180, 240).find(({ tagName }) => tagName === "LI");
    const place = Number(inView?.getAttribute("aria-posinset"));
    expect(inView?.textContent).toBe(`Person ${place}`);
    expect(Math.abs(place - 500)).toBeLessThan(10);
    expect(inView?.getAttribute("aria-setsize")).toBe("1000");
    await scrollTo(bottom());
    await expect.element(screen.getByText("Person 1000", { exact: true })).toBeVisible();
  });

  it.each(["grid", "column"] as const)(
    "as a %s keeps the focus where it is when that is scrolled away, and moves nothing for it",
    async (layout) => {
      const cards = Array.from({ length: 1000 }, (_, index) => (
        <div key={index} style={{ blockSize: "10rem" }}>
          <button type="button">{`Like ${index + 1}`}</button>
          <button type="button">{`Pass ${index + 1}`}</button>
        </div>
      ));
      const at = (shown: typeof cards) => (
        <InfiniteList label="People" layout={layout} hasMore={false} onLoadMore={onLoadMore}>
          {shown}
        </InfiniteList>
      );
      const screen = await render(at(cards));
      await framesPass();
      const height = bottom();
      const like = screen.getByRole("button", { name: "Like 3", exact: true });
      (like.element() as HTMLElement).focus();
      await scrollTo(height / 2);
      await expect.element(like).toHaveFocus();
      expect(like.element().closest("[data-kept]")).not.toBeNull();
      expect(Math.abs(bottom() - height)).toBeLessThanOrEqual(2);
      expect(drawn()).toBeLessThanOrEqual(60);

      await userEvent.tab();
      const pass = screen.getByRole("button", { name: "Pass 3", exact: true });
      await expect.element(pass).toHaveFocus();
      await expect.element(pass).toBeInViewport();
      await expect.poll(() => pass.element().closest("[data-kept]")).toBeNull();

      await scrollTo(height / 2);
      await screen.rerender(at(cards.slice(5)));
      await framesPass();
      expect(document.querySelectorAll("[data-kept]")).toHaveLength(0);
    },
  );
});
