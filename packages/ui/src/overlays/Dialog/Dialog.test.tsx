import { expect, it } from "vitest";
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

it.each(["Close", "Done"])("closes by its button %s", async (name) => {
  const screen = await render(opened);
  await screen.getByRole("button", { name: "Open" }).click();
  await screen.getByRole("button", { name }).click();
  await expect.poll(() => screen.getByRole("dialog").elements().length).toBe(0);
});
