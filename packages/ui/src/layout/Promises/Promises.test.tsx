import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Promises } from "./Promises.tsx";

test("is a list under its heading, each promise with a heading below it", async () => {
  const screen = await render(
    <Promises
      title="Privacy in plain words"
      lead="Meant for a few people."
      promises={[
        { title: "A town, not a map", text: "Distances are rounded." },
        { title: "Deleted is deleted", text: "After 30 days." },
      ]}
    >
      <a href="/privacy">All about it</a>
    </Promises>,
  );
  const headings = screen.getByRole("heading").elements();
  expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ["H2", "Privacy in plain words"],
    ["H3", "A town, not a map"],
    ["H3", "Deleted is deleted"],
  ]);
  const items = screen.getByRole("list").getByRole("listitem").elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "A town, not a mapDistances are rounded.",
    "Deleted is deletedAfter 30 days.",
  ]);
  await expect.element(screen.getByRole("link", { name: "All about it" })).toBeVisible();
});
