import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { TwinPreview } from "./TwinPreview.tsx";

const answers = [{ id: "bread", question: "What of?", words: "Bread." }];

test("says each answer below its question, as an AI, in the member's own words", async () => {
  const screen = await render(<TwinPreview answers={answers} />);
  const preview = screen.getByRole("region", { name: "As others hear it" });
  await expect.element(preview.getByText("Your twin, an AI")).toBeVisible();
  const said = preview.getByRole("listitem");
  await expect.element(said.getByText("What of?")).toBeVisible();
  await expect.element(said.getByText("Bread.")).toBeVisible();
});

test("says where nothing may be said", async () => {
  const screen = await render(<TwinPreview answers={[]} />);
  await expect.element(screen.getByText("Your twin says nothing to others.")).toBeVisible();
  expect(screen.getByRole("listitem").elements()).toEqual([]);
});
