import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Button } from "../../actions/Button/Button.tsx";
import { render } from "../../testing/render.tsx";
import { VoiceScriptDialog, type VoiceScriptDialogProps } from "./VoiceScriptDialog.tsx";

const texts = [
  { title: "Who you are", text: <p>Hello, I’m Clémence.</p> },
  { title: "Whom you would like to meet", text: <p>Somebody who laughs.</p> },
];

const dialog = (props: Partial<VoiceScriptDialogProps> = {}) => (
  <VoiceScriptDialog isOpen title="Something to read aloud" {...props} />
);

test.each([
  ["a phone", 360, 640],
  ["a desktop", 1280, 800],
])("is 360 by 280 at least on %s, even with little in it", async (_, width, height) => {
  await page.viewport(width, height);
  const screen = await render(dialog({ problem: <p>No script available.</p> }));
  const box = screen.getByRole("dialog").element().getBoundingClientRect();
  expect(box.width).toBeGreaterThanOrEqual(360);
  expect(box.height).toBeGreaterThanOrEqual(280);
});

test("fits into a window that is lower than that", async () => {
  await page.viewport(320, 256);
  const screen = await render(dialog({ problem: <p>No script available.</p> }));
  const box = screen.getByRole("dialog").element().getBoundingClientRect();
  expect(box.height).toBeLessThanOrEqual(256);
  expect(box.width).toBeLessThanOrEqual(320);
  await expect.element(screen.getByText("No script available.")).toBeInViewport();
});

test("each text stands under its own title, with the recorder above them", async () => {
  const screen = await render(dialog({ texts, recorder: <Button>Record</Button> }));
  const recorder = screen.getByRole("button", { name: "Record" }).element();
  for (const { title } of texts) {
    const part = screen.getByRole("region", { name: title });
    await expect.element(part).toBeVisible();
    expect(recorder.compareDocumentPosition(part.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  await expect
    .element(screen.getByRole("region", { name: "Who you are" }))
    .toHaveTextContent("Who you areHello, I’m Clémence.");
});

test("waits without the recorder, and says why there is nothing to read", async () => {
  const recorder = <Button>Record</Button>;
  const screen = await render(dialog({ recorder }));
  await expect.element(screen.getByRole("status")).toHaveTextContent("Loading…");
  expect(screen.getByRole("button", { name: "Record" }).elements()).toEqual([]);
  await screen.rerender(dialog({ recorder, texts, problem: <p>No script available.</p> }));
  await expect.element(screen.getByText("No script available.")).toBeVisible();
  expect(screen.getByRole("region").elements()).toEqual([]);
});
