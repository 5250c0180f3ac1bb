import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { TraitRows } from "./TraitRows.tsx";

const traits = {
  openness: 91,
  conscientiousness: 24,
  extraversion: null,
  agreeableness: 51,
  neuroticism: 0,
};

test("says each trait with its number and its ends; stability is the opposite of what is measured", async () => {
  const screen = await render(<TraitRows traits={traits} confidence={0.5} />);
  const rows = screen.getByRole("listitem").elements();
  expect(rows).toHaveLength(5);
  const stability = screen.getByText("Emotional stability").element().closest("li");
  expect(stability?.textContent).toContain("100");
  const [row] = screen.getByRole("listitem").filter({ hasText: "Extraversion" }).elements();
  expect(row?.textContent).not.toMatch(/\d/);
  expect(row?.querySelector("circle")).toBeNull();
});

test("the band is as wide as the numbers are unsure", async () => {
  const width = (): number =>
    Number.parseFloat(document.querySelector("li rect")?.getAttribute("width") ?? "");
  const screen = await render(<TraitRows traits={{ ...traits, openness: 50 }} confidence={0.9} />);
  const sure = width();
  await screen.rerender(<TraitRows traits={{ ...traits, openness: 50 }} confidence={0.2} />);
  expect(width()).toBeGreaterThan(sure);
});
