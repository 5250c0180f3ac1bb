import { expect, test, vi } from "vitest";
import { people } from "../testing/people.ts";
import { render } from "../../testing/render.tsx";
import { OwnCard } from "./OwnCard.tsx";

test("is a region with a heading, and shows what others see", async () => {
  const screen = await render(
    <OwnCard title="As others see you" person={people.rosalind} bio="I repair clocks." />,
  );
  const card = screen.getByRole("region", { name: "As others see you" });
  await expect.element(card.getByRole("heading", { level: 2 })).toBeVisible();
  await expect.element(card.getByText("Rosalind, 34")).toBeVisible();
  await expect.element(card.getByText("I repair clocks.")).toBeVisible();
  expect(
    card
      .getByRole("listitem")
      .elements()
      .map((fact) => fact.textContent),
  ).toEqual(["Woman", "No children", "Has pets", "Twin open to you"]);
  expect(card.getByRole("button").elements()).toEqual([]);
});

test("without a name it has no initials, and says where the name will stand", async () => {
  const screen = await render(
    <OwnCard
      title="As others see you"
      person={{ ...people.noor, name: null, age: null, picture: undefined }}
    />,
  );
  await expect.element(screen.getByText("Your nickname")).toBeVisible();
  const portrait = screen.getByRole("region").element().firstElementChild;
  expect(portrait?.textContent).toBe("");
  expect(portrait?.querySelector("svg")).not.toBeNull();
});

test("leads to what is missing", async () => {
  const onPress = vi.fn();
  const screen = await render(
    <OwnCard
      title="As others see you"
      person={people.noor}
      missing={[{ id: "voice", text: "A voice", onPress }]}
    />,
  );
  await screen.getByRole("button", { name: "A voice" }).click();
  expect(onPress).toHaveBeenCalledOnce();
});
