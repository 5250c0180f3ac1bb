import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { TwinPreview } from "./TwinPreview.tsx";

const answers = [{ id: "bread", question: "What of?", text: "Bread." }];

test("says each answer below its question, as an AI, in the member's own words", async () => {
  const screen = await render(<TwinPreview answers={answers} />);
  const preview = screen.getByRole("region", { name: "As others hear it" });
  await expect.element(preview.getByText("Your twin, an AI")).toBeVisible();
  const said = preview.getByRole("listitem");
  await expect.element(said.getByText("What of?")).toBeVisible();
  await expect.element(said.getByText("Bread.")).toBeVisible();
});

test("on a phone the first is there, and the others one press away", async () => {
  await page.viewport(360, 740);
  const rye = { id: "rye", question: "And then?", text: "Rye." };
  const screen = await render(<TwinPreview answers={[...answers, rye]} />);
  await expect.element(screen.getByText("Bread.")).toBeVisible();
  await expect.element(screen.getByText("Rye.")).not.toBeVisible();
  await screen.getByText("1 more answer").click();
  await expect.element(screen.getByText("Rye.")).toBeVisible();
});

test("says where nothing may be said", async () => {
  const screen = await render(<TwinPreview answers={[]} />);
  await expect.element(screen.getByText("Your twin says nothing to others.")).toBeVisible();
  expect(screen.getByRole("listitem").elements()).toEqual([]);
});
