import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { rowsOf } from "../testing/rows-of.ts";
import { LoveLanguageBars } from "./LoveLanguageBars.tsx";

const label = "How Clémence shows love";

const lengthsIn = (container: Element) =>
  [...container.querySelectorAll("line + g > rect")].map((bar) => bar.getAttribute("width"));

test("is a figure by its label, with a table that is ranked like the bars", async () => {
  const screen = await render(
    <LoveLanguageBars
      label={label}
      values={{ quality_time: 54, words: 140, touch: 72.6, gifts: 0 }}
    />,
  );
  const table = screen.getByRole("figure", { name: label }).getByRole("table", { name: label });
  await expect.element(table).toBeInTheDocument();
  expect(rowsOf(table.element())).toEqual([
    [label, "From 0 to 100"],
    ["Kind words", "100"],
    ["Touch", "73"],
    ["Quality time", "54"],
    ["Gifts", "0"],
    ["Acts of service", "not known yet"],
  ]);
});

test("names, numbers and bars are seen in the same order", async () => {
  const screen = await render(
    <LoveLanguageBars label={label} values={{ words: 44, gifts: 90, touch: null }} />,
    "de",
  );
  const list = screen.container.querySelector("figure > [aria-hidden]");
  expect([...(list?.children ?? [])].map((row) => row.textContent)).toEqual([
    "Geschenke90",
    "Liebe Worte44",
    "Gemeinsame Zeitnoch offen",
    "Hilfe im Alltagnoch offen",
    "Berührungnoch offen",
  ]);
  expect(lengthsIn(screen.container)).toEqual(["90%", "44%"]);
});

test("a bar fades by its error, which the table shows too", async () => {
  const screen = await render(
    <LoveLanguageBars label={label} values={{ words: 50, gifts: 30 }} errors={{ words: 10 }} />,
  );
  expect(lengthsIn(screen.container)).toEqual(["60%", "56%", "52%", "48%", "44%", "40%", "30%"]);
  await expect
    .element(screen.getByText("The softer the edge, the less sure the numbers."))
    .toBeVisible();
  expect(rowsOf(screen.getByRole("table").element()).slice(0, 4)).toEqual([
    [label, "From 0 to 100", "Give or take"],
    ["Kind words", "50", "10"],
    ["Gifts", "30", "not known yet"],
    ["Quality time", "not known yet", "not known yet"],
  ]);
});

test.each(["ltr", "rtl"])("bars grow from the start in %s", async (dir) => {
  const screen = await render(
    <div dir={dir}>
      <LoveLanguageBars label={label} values={{ words: 40 }} />
    </div>,
  );
  const boxOf = (selector: string) => {
    const box = screen.container.querySelector(selector)?.getBoundingClientRect();
    if (!box) throw new Error(`no ${selector}`);
    return box;
  };
  const side = dir === "rtl" ? "right" : "left";
  expect(boxOf("line + g > rect")[side]).toBeCloseTo(boxOf("svg:has(line + g)")[side], 0);
});
