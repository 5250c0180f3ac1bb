import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Starters, type StartersProps } from "./Starters.tsx";

const starters = (props: Partial<StartersProps> = {}) => (
  <Starters
    speaker="twin"
    label="You could begin with"
    starters={[
      { question: "Who would be good for me?" },
      { label: "Opening line", question: "What could I write first?" },
    ]}
    onAsk={() => undefined}
    {...props}
  />
);

test("asks the question that a button stands for, whatever is on it", async () => {
  const onAsk = vi.fn<StartersProps["onAsk"]>();
  const screen = await render(starters({ onAsk }));
  await screen.getByRole("button", { name: "Who would be good for me?" }).click();
  await screen.getByRole("button", { name: "Opening line" }).click();
  expect(onAsk.mock.calls).toEqual([["Who would be good for me?"], ["What could I write first?"]]);
});

test("keeps the focus when they have to wait, and says why", async () => {
  const screen = await render(starters());
  await userEvent.tab();
  await screen.rerender(starters({ isDisabled: true, isLost: true }));
  const group = screen.getByRole("group", { name: "You could begin with" });
  await expect.element(group).toHaveFocus();
  await expect.element(group).toHaveAccessibleDescription("Waiting for the connection…");
});
