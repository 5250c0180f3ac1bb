import { expect, test } from "vitest";
import { people } from "../testing/people.ts";
import { Button } from "../../actions/Button/Button.tsx";
import { render } from "../../testing/render.tsx";
import { PairSample } from "./PairSample.tsx";

test("is a figure named by the reason, with two faces, and says that they are invented", async () => {
  const screen = await render(
    <PairSample
      people={[
        { name: "Clémence", picture: people.rosalind.picture },
        { name: "Yusuf", picture: people.matteo.picture },
      ]}
      note="Zwei erfundene Menschen"
    >
      Ihr entschuldigt euch beide als Erste.
    </PairSample>,
    "de",
  );
  const figure = screen.getByRole("figure", { name: "Ihr entschuldigt euch beide als Erste." });
  await expect.element(figure.getByText("Clémence · Yusuf")).toBeVisible();
  await expect.element(figure.getByText("Zwei erfundene Menschen")).toBeVisible();
  expect([...figure.element().querySelectorAll("img")].map(({ src }) => src)).toEqual([
    people.rosalind.picture,
    people.matteo.picture,
  ]);
});

test("the words that show others end where the reason's lines end", async () => {
  const screen = await render(
    <PairSample
      people={[
        { name: "Clémence", picture: people.rosalind.picture },
        { name: "Yusuf", picture: people.matteo.picture },
      ]}
      note="Two invented people"
      action={
        <Button kind="quiet" size="small">
          Another two
        </Button>
      }
    >
      For both, going one’s own way comes first.
    </PairSample>,
  );
  const endOf = (text: string) => {
    const range = document.createRange();
    range.selectNodeContents(screen.getByText(text).element());
    return range.getBoundingClientRect().right;
  };
  const { right } = screen
    .getByText(/^For both/)
    .element()
    .getBoundingClientRect();
  expect(endOf("Another two")).toBeCloseTo(right, 0);
});
