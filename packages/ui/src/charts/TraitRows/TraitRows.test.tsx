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
  const screen = await render(<TraitRows traits={traits} />);
  const rows = screen.getByRole("listitem").elements();
  expect(rows).toHaveLength(5);
  const stability = screen.getByText("Emotional stability").element().closest("li");
  expect(stability?.textContent).toContain("100");
  const [row] = screen.getByRole("listitem").filter({ hasText: "Extraversion" }).elements();
  expect(row?.textContent).not.toMatch(/\d/);
  expect(row?.querySelector("circle")).toBeNull();
});

test("a band reaches a standard error to either side, to the end of the scale; stability has that of what is measured", async () => {
  const errors = { openness: 22, conscientiousness: 17.5, neuroticism: 10 };
  const screen = await render(<TraitRows traits={traits} errors={errors} />);
  const bands = [...screen.container.querySelectorAll("rect")].map((band) => [
    band.getAttribute("x"),
    band.getAttribute("width"),
  ]);
  expect(bands).toEqual([
    ["69%", "31%"],
    ["6.5%", "35%"],
    ["51%", "0%"],
    ["90%", "10%"],
  ]);
});
