import { expect, test } from "vitest";
import { AnswersProvider } from "../../foundation/AnswersProvider.tsx";
import { render } from "../../testing/render.tsx";
import { ConversationItem, type ConversationItemProps } from "./ConversationItem.tsx";

const item = (props: Partial<ConversationItemProps> = {}) => (
  <ConversationItem
    kind="user"
    name="Rosalind"
    href="#rosalind"
    lastMessage="Until tomorrow"
    lastMessageAt={new Date(2026, 10, 21, 14, 5)}
    now={new Date(2026, 10, 21, 16, 30)}
    {...props}
  />
);

test("one link says with whom, when and what was said last", async () => {
  const screen = await render(item({ unread: 3 }));
  const link = screen.getByRole("link");
  await expect.element(link).toHaveAttribute("href", "#rosalind");
  await expect
    .element(link)
    .toHaveAccessibleName("Rosalind 2:05 PM Until tomorrow 3 unread messages");
});

test.each([
  ["twin", "Digital twin, an AI"],
  ["advisor", "Duo, an AI advisor"],
] as const)("a conversation of kind %s says that it is with an AI", async (kind, label) => {
  const screen = await render(item({ kind }));
  await expect.element(screen.getByText(label)).toBeVisible();
});

test.each([
  ["twin", "Digital twin, without AI"],
  ["advisor", "Duo, an advisor without AI"],
] as const)("where no AI is set up, one of kind %s says so", async (kind, label) => {
  const screen = await render(<AnswersProvider isWithoutAi>{item({ kind })}</AnswersProvider>);
  await expect.element(screen.getByText(label)).toBeVisible();
});

test("says that nothing was said, and that it has ended", async () => {
  const screen = await render(item({ lastMessage: null, lastMessageAt: null, hasEnded: true }));
  await expect.element(screen.getByText("Nothing said yet")).toBeVisible();
  await expect.element(screen.getByText("This conversation has ended")).toBeVisible();
});

test("the one that is open is marked", async () => {
  const screen = await render(item({ isCurrent: true }));
  await expect.element(screen.getByRole("link")).toHaveAttribute("aria-current", "page");
});
