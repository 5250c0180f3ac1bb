import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../../actions/Button/Button.tsx";
import { render } from "../../testing/render.tsx";
import { Dialog, DialogTrigger } from "./Dialog.tsx";

const opened = (
  <DialogTrigger>
    <Button>Open</Button>
    <Dialog title="How it is counted" footer={(close) => <Button onPress={close}>Done</Button>}>
      Five dimensions.
    </Dialog>
  </DialogTrigger>
);

it("keeps focus inside and gives it back", async () => {
  const screen = await render(opened);
  const trigger = screen.getByRole("button", { name: "Open" });
  await trigger.click();
  const dialog = screen.getByRole("dialog", { name: "How it is counted" });
  await expect.element(dialog).toHaveFocus();
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(trigger).toHaveFocus();
  expect(dialog.elements()).toEqual([]);
});

it.each(["Close", "Done"])("closes by its button %s", async (name) => {
  const screen = await render(opened);
  await screen.getByRole("button", { name: "Open" }).click();
  await screen.getByRole("button", { name }).click();
  await expect.poll(() => screen.getByRole("dialog").elements().length).toBe(0);
});
