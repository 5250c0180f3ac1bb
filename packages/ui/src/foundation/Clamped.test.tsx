import { expect, test } from "vitest";
import { render } from "../testing/render.tsx";
import { Clamped } from "./Clamped.tsx";

const said = "Rosalind whether Rosalind whether all remember";

test("where the mark has no room after a word, it takes the place of the whole word", async () => {
  const screen = await render(
    <>
      <span>Rosalind whether</span>
      <p>
        <Clamped lines={2}>{said}</Clamped>
      </p>
    </>,
  );
  const [line, text] = screen.container.children;
  if (!(line instanceof HTMLElement && text instanceof HTMLElement)) throw new Error("Not drawn");
  text.style.inlineSize = `${Math.ceil(line.getBoundingClientRect().width)}px`;
  const words = [...text.querySelectorAll("span > span")];
  const begins = words.slice(0, 4).map((word) => {
    const { left, top, height } = word.getBoundingClientRect();
    return document.elementFromPoint(left + 1, top + height / 2) === word;
  });
  expect(begins).toEqual([true, true, true, false]);
});

test("a quotation has its marks beside its words", async () => {
  const screen = await render(
    <p style={{ inlineSize: "8rem" }}>
      <Clamped as="q" lines={2}>
        Few words
      </Clamped>
    </p>,
  );
  const quotation = screen.container.querySelector("q");
  if (!quotation) throw new Error("Not drawn");
  const { lineHeight } = getComputedStyle(quotation);
  expect(quotation.clientHeight).toBeLessThan(1.5 * Number.parseFloat(lineHeight));
});

test("all of the text is there for screen readers", async () => {
  const screen = await render(
    <a href="#said" style={{ display: "block", inlineSize: "8rem" }}>
      <Clamped lines={2}>{said}</Clamped>
    </a>,
  );
  await expect.element(screen.getByRole("link")).toHaveAccessibleName(said);
});
