import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { ChatFrame } from "./ChatFrame.tsx";

const box = (label: string, height: number) => (
  <div aria-label={label} role="group" style={{ blockSize: height, flex: "none" }} />
);

const draw = () =>
  render(
    <ChatFrame header={box("Header", 76)} footer={box("Footer", 72)}>
      <div aria-label="Messages" role="group" style={{ blockSize: "100%" }} />
    </ChatFrame>,
  );

test.each([
  [360, 740, 0],
  [1280, 900, 77],
])("at %d by %d fills what the app's header leaves", async (width, height, header) => {
  await page.viewport(width, height);
  const screen = await draw();
  const rect = (name: string) =>
    screen.getByRole("group", { name }).element().getBoundingClientRect();
  expect(rect("Footer").bottom - rect("Header").top).toBe(height - header);
  expect(rect("Messages").height).toBe(height - header - 76 - 72);
});

test("on a low screen what is said fills the screen, and the header scrolls away", async () => {
  await page.viewport(320, 256);
  const screen = await draw();
  const messages = screen.getByRole("group", { name: "Messages" }).element();
  expect(messages.getBoundingClientRect().height).toBe(256 - 72);
});
