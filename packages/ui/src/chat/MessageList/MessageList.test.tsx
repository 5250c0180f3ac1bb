import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { frames } from "../../layout/VirtualList/testing/frames.ts";
import { pausePlaying } from "../../media/AudioPlayer/playing-now.ts";
import { hum } from "../../media/testing/tone.ts";
import { render } from "../../testing/render.tsx";
import { Announcer } from "../Announcer/Announcer.tsx";
import { gatherMs, restMs } from "../Announcer/announcement-batch.ts";
import { fakeClock } from "../testing/fake-clock.ts";
import type { Message } from "../Message/message.ts";
import { manyMessages } from "../testing/many-messages.ts";
import { today, withClemence, withDuo, withTwin } from "../testing/talks.ts";
import { MessageList, type MessageListProps } from "./MessageList.tsx";

const clemence = { kind: "other", name: "Clémence" } as const;

function Framed(props: Partial<MessageListProps>) {
  return (
    <div style={{ blockSize: 640, inlineSize: 380 }}>
      <MessageList partner={clemence} messages={withClemence} today={today} {...props} />
    </div>
  );
}

const message = (id: string, rest: Partial<Message> = {}): Message => ({
  id,
  author: "other",
  authorName: "Giulia",
  sentAt: new Date(2026, 10, 13, 9),
  kind: "text",
  text: `Words of ${id}`,
  ...rest,
});

const region = () => {
  const found = document.querySelector<HTMLElement>("[role=group][tabindex]");
  if (found === null) throw new Error("no list");
  return found;
};
const rows = () => [...document.querySelectorAll<HTMLElement>("[role=listitem]")];
const distanceToEnd = () => {
  const { scrollHeight, scrollTop, clientHeight } = region();
  return Math.abs(scrollHeight - scrollTop - clientHeight);
};
/** The first message that is wholly in view, and its position. */
const firstInView = () => {
  const { top } = region().getBoundingClientRect();
  const row = rows().find((one) => one.getBoundingClientRect().top >= top);
  const bubble = row?.querySelector<HTMLElement>("[data-bubble]");
  if (!row || !bubble) throw new Error("nothing in view");
  return { bubble, top: () => bubble.getBoundingClientRect().top };
};

afterEach(() => vi.restoreAllMocks());

test.each([0, 900])(
  "50 older messages shift the view by 1 px at most, read %i px from the start",
  async (offset) => {
    const onReachStart = vi.fn();
    const screen = await render(
      <Framed messages={manyMessages(500, 1500)} onReachStart={onReachStart} />,
    );
    await frames(4);
    region().scrollTop = offset;
    await frames(4);
    const seen = firstInView();
    const before = seen.top();
    await screen.rerender(
      <Framed messages={manyMessages(450, 1500)} onReachStart={onReachStart} />,
    );
    expect(Math.abs(seen.top() - before)).toBeLessThanOrEqual(1);
    await frames(8);
    expect(Math.abs(seen.top() - before)).toBeLessThanOrEqual(1);
    expect(seen.bubble.isConnected).toBe(true);
  },
);

test("the last older messages shift nothing either, although the top changes", async () => {
  const screen = await render(
    <Framed
      partner={{ kind: "duo", name: "Duo" }}
      messages={manyMessages(20, 200)}
      onReachStart={vi.fn()}
    />,
  );
  await frames(4);
  region().scrollTop = 300;
  await frames(4);
  const seen = firstInView();
  const before = seen.top();
  await screen.rerender(
    <Framed partner={{ kind: "duo", name: "Duo" }} messages={manyMessages(0, 200)} />,
  );
  await frames(8);
  expect(Math.abs(seen.top() - before)).toBeLessThanOrEqual(1);
});

test("asks for older messages at the start, and not while they load or after they failed", async () => {
  const onReachStart = vi.fn();
  const messages = manyMessages(100, 300);
  const screen = await render(
    <Framed messages={messages} onReachStart={onReachStart} isLoadingEarlier />,
  );
  await frames(3);
  region().scrollTop = 0;
  await frames(4);
  expect(onReachStart).not.toHaveBeenCalled();
  await expect.element(screen.getByText("Loading earlier messages…")).toBeInTheDocument();

  await screen.rerender(
    <Framed messages={messages} onReachStart={onReachStart} hasEarlierFailed />,
  );
  await frames(3);
  expect(onReachStart).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Try again" }).click();
  expect(onReachStart).toHaveBeenCalledTimes(1);

  await screen.rerender(<Framed messages={messages} onReachStart={onReachStart} />);
  await expect.poll(() => onReachStart.mock.calls.length).toBe(2);
});

test("counts new messages while it is scrolled up, and leads to them", async () => {
  const old = manyMessages(0, 300);
  const screen = await render(<Framed messages={old} />);
  await frames(4);
  region().scrollTop -= 1000;
  await expect.element(screen.getByRole("button", { name: "To the newest message" })).toBeVisible();
  const seen = firstInView();
  const before = seen.top();
  await screen.rerender(<Framed messages={[...old, message("a"), message("b")]} />);
  await frames(4);
  expect(seen.top()).toBe(before);
  await screen.getByRole("button", { name: "2 new messages" }).click();
  await expect.poll(() => document.activeElement).toBe(region());
  await expect.poll(distanceToEnd).toBeLessThanOrEqual(1);
  await expect.element(screen.getByText("Words of b", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /new/ })).not.toBeInTheDocument();
});

test("an own message is shown at every scroll position", async () => {
  const old = manyMessages(0, 300);
  const screen = await render(<Framed messages={old} />);
  await frames(4);
  region().scrollTop -= 1000;
  await frames(4);
  await screen.rerender(<Framed messages={[...old, message("mine", { author: "me" })]} />);
  await expect.poll(distanceToEnd).toBeLessThanOrEqual(1);
});

test("names days as one would", async () => {
  const screen = await render(<Framed />);
  await expect.element(screen.getByText("Wednesday, November 11", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Yesterday", { exact: true })).toBeInTheDocument();
  await expect.element(screen.getByText("Today", { exact: true })).toBeVisible();
});

test("everything an AI says is labelled, and so is the start of its conversation", async () => {
  const screen = await render(
    <Framed partner={{ kind: "twin", name: "Clémence’s twin" }} messages={withTwin} />,
  );
  expect(screen.getByText("Clémence’s twin, an AI", { exact: true }).elements()).toHaveLength(2);
  await expect.element(screen.getByText(/An AI answers here/)).toBeVisible();
  await screen.rerender(<Framed partner={{ kind: "duo", name: "Duo" }} messages={withDuo} />);
  const labels = screen.getByText("Duo, your AI advisor", { exact: true });
  await expect.poll(() => labels.elements()).toHaveLength(2);
});

test("a voice message that is scrolled away plays on, and goes on where it was paused", async () => {
  const onEnd = vi.fn();
  const audio = { load: () => Promise.resolve(hum(60)), onEnd };
  const screen = await render(
    <>
      <Framed messages={[...manyMessages(0, 400), message("voice", { kind: "audio", audio })]} />
      <button type="button">Elsewhere</button>
    </>,
  );
  const player = (action: string) =>
    screen.getByRole("button", { name: `${action}: Voice message from Giulia` });
  const position = () => screen.getByRole("slider").element().getAttribute("aria-valuetext");
  await player("Play").click();
  await expect.element(player("Pause")).toBeVisible();
  await screen.getByRole("button", { name: "Elsewhere" }).click();
  region().scrollTop = 0;
  await expect.poll(() => rows()[0]?.getAttribute("aria-posinset")).toBe("1");
  await expect.element(player("Pause")).toBeInTheDocument();
  expect(onEnd).not.toHaveBeenCalled();
  await expect.poll(position).not.toMatch(/^0 seconds/);
  pausePlaying();
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
  const paused = position();
  region().scrollTop = region().scrollHeight;
  await expect.element(player("Play")).toBeInViewport();
  expect(position()).toBe(paused);
});

test("an AI and a person write Markdown", async () => {
  const screen = await render(
    <Framed
      messages={[
        message("ai", { author: "twin", text: "All **afternoon**" }),
        message("person", { text: "I said **no**" }),
      ]}
    />,
  );
  await expect
    .element(screen.getByText("afternoon", { exact: true }))
    .toHaveProperty("tagName", "STRONG");
  await expect.element(screen.getByText("no", { exact: true })).toHaveProperty("tagName", "STRONG");
});

test.each([
  [{ messages: [], isLoading: true }, "Loading messages…"],
  [{ messages: [] }, "Say hello to Clémence"],
  [{ messages: [], partner: { kind: "twin", name: "your twin" } }, "Talk with your twin"],
  [{ messages: [], partner: { kind: "twin", name: "your twin" } }, "your twin, an AI"],
  [{ messages: [], partner: { kind: "duo", name: "Duo" } }, "Ask Duo for advice"],
  [{ messages: [], partner: { kind: "duo", name: "Duo" } }, "Duo, your AI advisor"],
  [{ messages: [], emptyTitle: "What would you like to know?" }, "What would you like to know?"],
] as const)("without messages: %j says %s", async (props, words) => {
  const screen = await render(<Framed {...props} />);
  await expect.element(screen.getByText(words, { exact: true })).toBeInTheDocument();
});

test("what copies is 44 px, beside its bubble and within the list", async () => {
  const screen = await render(
    <Framed messages={[message("a"), { ...message("b"), author: "me" }]} />,
  );
  for (const button of screen.getByRole("button", { name: "Copy message" }).elements()) {
    const { width, height, left, right } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(window.innerWidth);
  }
});

test("a copy that fails is only logged", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const screen = await render(<Framed messages={[message("a")]} />);
  await screen.getByRole("button", { name: "Copy message" }).click();
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  await expect.element(screen.getByText("Copied")).not.toBeInTheDocument();
});

test("a message that was not sent says so and is sent again; the focus stays in the list", async () => {
  function Sending() {
    const [state, setState] = useState<"sending" | "failed">("sending");
    return (
      <>
        <Framed
          messages={[message("mine", { author: "me", state })]}
          onRetry={(id) => setState(id === "mine" ? "sending" : "failed")}
        />
        <button type="button" onClick={() => setState("failed")}>
          Fail
        </button>
      </>
    );
  }
  const screen = await render(<Sending />);
  await expect.element(screen.getByText("Sending…")).toBeVisible();
  await screen.getByRole("button", { name: "Fail" }).click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("Not sent");
  const retry = screen.getByRole("button", { name: "Send again" });
  (retry.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Sending…")).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(region());
});

test("a message that was not sent can be thrown away; the focus stays in the list", async () => {
  function Failed() {
    const [messages, setMessages] = useState([
      message("other"),
      message("mine", { author: "me", state: "failed" }),
    ]);
    return (
      <Framed
        messages={messages}
        onDiscard={(id) => setMessages((before) => before.filter((one) => one.id !== id))}
      />
    );
  }
  const screen = await render(<Failed />);
  const discard = screen.getByRole("button", { name: "Discard" });
  (discard.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => screen.getByText("Not sent").elements().length).toBe(0);
  await expect.element(screen.getByText("Words of other")).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(region());
});

const listening = async () => {
  const clock = fakeClock();
  const withClock = (props: Partial<MessageListProps>) => (
    <Announcer clock={clock}>
      <Framed {...props} />
    </Announcer>
  );
  const screen = await render(withClock({ messages: [message("old")] }));
  const pass = async (ms: number) => {
    clock.pass(ms);
    await frames(2);
  };
  return {
    show: (props: Partial<MessageListProps>) => screen.rerender(withClock(props)),
    pass,
    spoken: () => screen.getByRole("status").element().textContent,
  };
};

test("new messages of others are announced in batches", async () => {
  const { show, pass, spoken } = await listening();
  await show({ messages: [message("old"), message("1"), message("2"), message("3")] });
  await pass(gatherMs);
  await expect.poll(spoken).toBe("Giulia: Words of 1, and 2 more messages");
  await show({
    messages: [message("old"), message("1"), message("2"), message("3"), message("4")],
  });
  await pass(restMs - 1);
  await expect.poll(spoken).toBe("Giulia: Words of 1, and 2 more messages");
  await pass(1);
  await expect.poll(spoken).toBe("Giulia: Words of 4");
});

test("an AI is announced as one", async () => {
  const { show, pass, spoken } = await listening();
  await show({
    messages: [
      message("old"),
      message("1", { author: "duo", authorName: "Duo", text: "Ask about the *kitchen*." }),
    ],
  });
  await pass(gatherMs);
  await expect.poll(spoken).toBe("Duo, your AI advisor: Ask about the kitchen.");
});

test("history, own messages and statuses are not announced", async () => {
  const { show, pass, spoken } = await listening();
  await show({ messages: [message("older"), message("old")] });
  await show({ messages: [message("older"), message("old"), message("1", { author: "me" })] });
  await show({
    messages: [
      message("older"),
      message("old"),
      message("1", { author: "me" }),
      message("2", { kind: "status" }),
    ],
  });
  await pass(restMs);
  await expect.poll(spoken).toBe("");
});

test("what was loading or had failed is history when it comes", async () => {
  const { show, pass, spoken } = await listening();
  await show({ messages: [], hasFailed: true });
  await show({ messages: manyMessages(0, 9) });
  await pass(restMs);
  await expect.poll(spoken).toBe("");
});

test("an announcer around two lists is their one voice", async () => {
  const screen = await render(
    <Announcer>
      <Framed messages={[message("a")]} />
      <Framed messages={[message("b")]} />
    </Announcer>,
  );
  expect(screen.getByRole("status").elements()).toHaveLength(1);
});
