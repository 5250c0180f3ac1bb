import { useState } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Chip } from "./Chip.tsx";
import { ChipList } from "./ChipList.tsx";

function Filters({ start }: { start: string[] }) {
  const [shown, setShown] = useState(start);
  return (
    <ChipList label="Filters">
      {shown.map((filter) => (
        <Chip key={filter} onRemove={() => setShown(shown.filter((other) => other !== filter))}>
          {filter}
        </Chip>
      ))}
    </ChipList>
  );
}

it("several are a list that says how many", async () => {
  const screen = await render(
    <ChipList label="About Yusuf">
      <Chip>Man</Chip>
      {null}
      <Chip>Köln, Germany</Chip>
    </ChipList>,
  );
  const items = screen.getByRole("list", { name: "About Yusuf" }).getByRole("listitem");
  expect(items.elements().map((item) => item.textContent)).toEqual(["Man", "Köln, Germany"]);
});

it("removes by keyboard and hands the focus to its neighbour, forward first", async () => {
  const screen = await render(<Filters start={["25 to 45", "Up to 50 km", "Wants children"]} />);
  const remove = (filter: string) => screen.getByRole("button", { name: `Remove “${filter}”` });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(remove("Up to 50 km")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(remove("Wants children")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(remove("25 to 45")).toHaveFocus();
  expect(screen.getByRole("listitem").elements()).toHaveLength(1);
});

it("names its button in the language around it, or by its own label", async () => {
  const screen = await render(
    <ChipList>
      <Chip onRemove={() => undefined}>bis 50 km</Chip>
      <Chip onRemove={() => undefined} removeLabel="Nicht mehr nach Kindern filtern">
        mit Kinderwunsch
      </Chip>
    </ChipList>,
    "de",
  );
  expect(
    screen
      .getByRole("button")
      .elements()
      .map((button) => button.getAttribute("aria-label")),
  ).toEqual(["„bis 50 km“ entfernen", "Nicht mehr nach Kindern filtern"]);
});

it("its button is 44 px to the finger", async () => {
  const screen = await render(<Chip onRemove={() => undefined}>Up to 50 km</Chip>);
  const button = screen.getByRole("button").element();
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const reach = [(44 - (right - left)) / 2 - 1, (44 - (bottom - top)) / 2 - 1] as const;
  for (const [x, y] of [
    [right + reach[0], (top + bottom) / 2],
    [(left + right) / 2, bottom + reach[1]],
  ] as const) {
    expect(document.elementFromPoint(x, y)).toBe(button);
  }
});
