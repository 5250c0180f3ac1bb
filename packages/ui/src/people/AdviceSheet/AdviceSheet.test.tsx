import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { today, withDuo } from "../../chat/testing/talks.ts";
import { render } from "../../testing/render.tsx";
import { AdviceSheet, type AdviceSheetProps } from "./AdviceSheet.tsx";

const sheet = (props: Partial<AdviceSheetProps> = {}) => (
  <AdviceSheet
    isOpen
    onOpenChange={() => undefined}
    name="Clémence"
    connection="connected"
    messages={[]}
    maxLength={4000}
    onSend={() => undefined}
    today={today}
    {...props}
  />
);

type Screen = Awaited<ReturnType<typeof render>>;
const promptsOf = (screen: Screen) =>
  screen.getByRole("group", { name: "Quick questions for Duo" });
const boxOf = (screen: Screen) => screen.getByRole("textbox", { name: "Ask Duo" });
const sendOf = (screen: Screen) => screen.getByRole("button", { name: "Send" });

test("goes from the head by the questions to the box, and stays inside", async () => {
  const screen = await render(sheet());
  await expect.element(screen.getByRole("dialog")).toHaveFocus();
  const order: string[] = [];
  for (let stop = 0; stop < 8; stop += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    order.push(activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "");
  }
  expect(order).toEqual([
    "Close",
    "Red flags",
    "Compatibility",
    "Opening line",
    "First date ideas",
    "Ask Duo",
    "Send",
    "Close",
  ]);
});

test("what was written is sent, and a question does not take it away", async () => {
  const onSend = vi.fn<(text: string) => void>();
  const screen = await render(sheet({ onSend }));
  await boxOf(screen).fill("And the ferry?");
  await screen.getByRole("button", { name: "Red flags" }).click();
  await expect.element(boxOf(screen)).toHaveValue("And the ferry?");
  await sendOf(screen).click();
  await expect.element(boxOf(screen)).toHaveValue("");
  expect(onSend.mock.calls).toEqual([
    ["Do you see any red flags in this profile?"],
    ["And the ferry?"],
  ]);
});

test("a status stands below the messages until the answer comes", async () => {
  const screen = await render(
    sheet({ messages: withDuo.slice(0, 1), statusText: "Duo is reading…" }),
  );
  const rows = () =>
    screen
      .getByRole("listitem")
      .elements()
      .map((row) => row.textContent);
  await expect.poll(() => rows().length).toBe(2);
  expect(rows()[1]).toBe("Duo, your AI advisorDuo is reading…");
  await screen.rerender(sheet({ messages: withDuo }));
  await expect.poll(() => rows()[1]).toContain("She answers questions with pictures.");
  expect(screen.getByText("Duo is reading…").elements()).toEqual([]);
});

test.each([
  ["while the messages load", { isLoading: true }],
  ["when they did not load", { hasFailed: true }],
  ["before there is a connection", { connection: "connecting" }],
] as const)("%s, nothing can be sent", async (_, props) => {
  const onSend = vi.fn<(text: string) => void>();
  const screen = await render(sheet({ ...props, onSend }));
  for (const prompt of promptsOf(screen).getByRole("button").elements())
    expect(prompt).toBeDisabled();
  await boxOf(screen).fill("Too early");
  await userEvent.keyboard("{Enter}");
  await expect.element(sendOf(screen)).toBeDisabled();
  await expect.element(boxOf(screen)).toHaveValue("Too early");
  expect(onSend).not.toHaveBeenCalled();
});

test("a lost connection is explained where something could be sent, also while it reconnects", async () => {
  const onReconnect = vi.fn<() => void>();
  const screen = await render(sheet({ connection: "disconnected", onReconnect }));
  const isExplained = async () => {
    await expect
      .element(promptsOf(screen))
      .toHaveAccessibleDescription("Waiting for the connection…");
    await expect
      .element(boxOf(screen))
      .toHaveAccessibleDescription("No connection. Keep writing, and send once it is back.");
  };
  await isExplained();
  await screen.getByRole("button", { name: "Try now" }).click();
  expect(onReconnect).toHaveBeenCalledOnce();
  await screen.rerender(sheet({ connection: "connecting", onReconnect }));
  await isExplained();
  await screen.rerender(sheet({ onReconnect }));
  await expect.element(promptsOf(screen)).not.toHaveAccessibleDescription();
});

test.each([
  ["a question", (screen: Screen) => screen.getByRole("button", { name: "Red flags" })],
  ["the button that sends", sendOf],
])("Escape still closes it when %s had the focus as the connection was lost", async (_, find) => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const screen = await render(sheet({ onOpenChange }));
  await expect.element(screen.getByRole("dialog")).toHaveFocus();
  (find(screen).element() as HTMLElement).focus();
  await screen.rerender(sheet({ onOpenChange, connection: "disconnected" }));
  await expect.element(find(screen)).toBeDisabled();
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

test("in German at 320 px every question is within reach", async () => {
  await page.viewport(320, 640);
  const screen = await render(sheet({ messages: withDuo }), "de");
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog).toHaveFocus();
  const outside = () =>
    [...dialog.element().querySelectorAll("button")].filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return left < 0 || right > 320 || top < 0 || bottom > 640;
    });
  await expect.poll(outside).toEqual([]);
});
