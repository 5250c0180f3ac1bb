import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { ConversationItem } from "../ConversationItem/ConversationItem.tsx";
import { ConversationItemSkeleton } from "./ConversationItemSkeleton.tsx";

test("the wait is announced once, and its shapes are silent", async () => {
  const screen = await render(<ConversationItemSkeleton count={3} />);
  await expect
    .element(screen.getByRole("status"))
    .toHaveTextContent("The conversations are on their way");
  expect(screen.container.querySelectorAll(":scope > [aria-hidden]")).toHaveLength(3);
  expect(screen.container.textContent).toBe("The conversations are on their way");
});

test("a line is as high as the conversation that takes its place", async () => {
  const screen = await render(<ConversationItemSkeleton count={1} />);
  const heightOf = (selector: string) =>
    Math.round(screen.container.querySelector(selector)?.getBoundingClientRect().height ?? 0);
  await document.fonts.ready;
  const before = heightOf("[aria-hidden]");
  await screen.rerender(
    <ConversationItem
      kind="user"
      name="Rosalind"
      href="#rosalind"
      lastMessage="Until tomorrow"
      lastMessageAt={new Date(2026, 10, 21, 14, 5)}
      now={new Date(2026, 10, 21, 16, 30)}
    />,
  );
  await document.fonts.ready;
  expect(before).toBeGreaterThan(0);
  expect(heightOf("div:has(> a)")).toBe(before);
});
