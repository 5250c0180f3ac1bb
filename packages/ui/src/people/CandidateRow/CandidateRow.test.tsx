import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { cardActionNames, cardKinds } from "../CandidateCard/CardButtons.tsx";
import { fits, people } from "../testing/people.ts";
import { CandidateRow, type CandidateRowProps } from "./CandidateRow.tsx";

const allActions = () =>
  Object.fromEntries(cardActionNames.map((name) => [name, vi.fn<() => void>()]));

type Given = Partial<CandidateRowProps> & { width?: number };
const row = ({ width, ...props }: Given = {}, locale: "en" | "de" | "fr" | "it" | "es" = "en") =>
  render(
    <div style={{ inlineSize: width }}>
      <CandidateRow
        kind="received"
        person={people.rosalind}
        compatibility={fits.well}
        actions={allActions()}
        {...props}
      />
    </div>,
    locale,
  );

const onPhone = () => page.viewport(360, 740);
const onDesktop = () => page.viewport(1280, 800);
beforeEach(onPhone);

const inRow = ["Pass on Rosalind", "Give Rosalind a like"];
const asked = [
  "Write to Rosalind",
  "Talk to the twin, an AI: Rosalind",
  "Ask Duo, an AI: Rosalind",
];

test("with room it has every action of the card", async () => {
  await onDesktop();
  const screen = await row();
  const buttons = screen.getByRole("article").getByRole("button");
  expect(buttons.elements().map((button) => button.getAttribute("aria-label"))).toEqual([
    ...asked,
    ...inRow,
    "More about Rosalind",
  ]);
});

test("on a phone the rest stands in the menu, below the facts", async () => {
  const actions = allActions();
  const screen = await row({ actions, note: "Liked you on 3 May" });
  const buttons = screen.getByRole("group", { name: /^What you can do/ }).getByRole("button");
  expect(buttons.elements().map((button) => button.getAttribute("aria-label"))).toEqual(inRow);
  await screen.getByRole("button", { name: "More about Rosalind" }).click();
  const entries = () => screen.getByRole("menuitem").elements();
  await expect
    .poll(() => entries().map((entry) => entry.textContent))
    .toEqual([...asked, "Block Rosalind", "Report Rosalind"]);
  await expect
    .element(screen.getByText("Liked you on 3 May · Woman · No children", { exact: false }))
    .toBeVisible();
  await screen.getByRole("menuitem", { name: "Write to Rosalind" }).click();
  expect(actions["message"]).toHaveBeenCalledTimes(1);
});

test.each(cardKinds)("a %s row offers only the reactions that make sense there", async (kind) => {
  const screen = await row({ kind });
  const isThere = screen.getByRole("button", { name: "Give Rosalind a like" }).elements();
  expect(isThere).toHaveLength(kind === "discover" || kind === "received" ? 1 : 0);
  const write = screen.getByRole("button", { name: "Write to Rosalind" }).elements();
  expect(write).toHaveLength(kind === "match" ? 1 : 0);
});

test("their words speak, else the reason", async () => {
  const reason = "You both plan far ahead.";
  const said = await row({ message: "Which book?", reason });
  await expect.element(said.getByText("Which book?")).toBeVisible();
  expect(said.getByText(reason).elements()).toEqual([]);
  await said.unmount();
  const screen = await row({ reason });
  await expect.element(screen.getByText(reason)).toBeVisible();
});

test.each(["en", "de", "fr", "it", "es"] as const)(
  "in %s at 360 px the reactions are one line of words, 44 px, in its name",
  async (locale) => {
    const screen = await row(
      { compatibility: { ...fits.perhaps, isLowConfidence: true }, width: 288 },
      locale,
    );
    await document.fonts.ready;
    const buttons = screen.getByRole("group").getByRole("button").elements();
    const tops = new Set(buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops.size).toBe(1);
    for (const button of buttons) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(height).toBeLessThan(50);
      expect(button.getAttribute("aria-label")?.toLowerCase()).toContain(
        button.textContent.toLowerCase(),
      );
    }
  },
);

test("the portrait is 72 px, and opens the quick view as the name does", async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const screen = await row({ quickView: { seen: "loading", onOpenChange } });
  const { left, top } = screen.getByRole("article").element().getBoundingClientRect();
  const portrait = screen.container.querySelector("[aria-hidden]")?.getBoundingClientRect();
  expect(portrait?.width).toBe(72);
  document
    .elementFromPoint(left + 40, top + 40)
    ?.closest("button")
    ?.click();
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
});

const long =
  "You both keep a day of the week for yourselves, and both say so early. So far that is hardly more than a guess, and it may be wrong.";

test("on a phone the portrait is in the middle of its words, and the number right below both", async () => {
  const screen = await row({ reason: long, width: 328 });
  const frame = screen.getByRole("article").element().getBoundingClientRect();
  const face = screen.container.querySelector("[aria-hidden]")?.getBoundingClientRect();
  const actions = screen.getByRole("group").element().getBoundingClientRect();
  if (!face) throw new Error("There is no portrait");
  expect(face.top - frame.top).toBeGreaterThan(9);
  expect(Math.abs(face.top - frame.top - (actions.top - face.bottom))).toBeLessThan(8);
});

test("with room, in German, questions are one line below the facts, and date and reactions one beside the number", async () => {
  await onDesktop();
  const note = "Like für dich vom 30. November";
  const screen = await row({ width: 548, note }, "de");
  await document.fonts.ready;
  const topsOf = (buttons: Element[]) =>
    new Set(buttons.map((button) => button.getBoundingClientRect().top));
  const answer = screen.getByRole("group");
  const reactions = answer.getByRole("button").elements();
  const questions = screen
    .getByRole("article")
    .getByRole("button")
    .elements()
    .filter((button) => !reactions.includes(button) && !button.ariaHasPopup);
  expect(questions).toHaveLength(asked.length);
  expect([topsOf(questions).size, topsOf(reactions).size]).toEqual([1, 1]);
  const number = screen.getByRole("figure").element().getBoundingClientRect();
  const { top, bottom } = answer.element().getBoundingClientRect();
  expect((number.top + number.bottom) / 2).toBeGreaterThan(top);
  expect((number.top + number.bottom) / 2).toBeLessThan(bottom);
  const date = screen.getByText(note).element().getBoundingClientRect();
  expect(date.left).toBeGreaterThan(number.right);
  expect(date.right).toBeLessThan(answer.element().getBoundingClientRect().left);
});

test("alone in its line, how well the two fit and the reactions stand beside the words", async () => {
  await onDesktop();
  const screen = await row({ message: "Which book?", width: 1120 });
  const words = screen.getByText("Which book?").element().getBoundingClientRect();
  const number = screen.getByRole("figure").element().getBoundingClientRect();
  expect(number.left).toBeGreaterThanOrEqual(words.right);
});

test("on a phone, where nothing answers, the date stands beside the number", async () => {
  const screen = await row({ kind: "given", note: "You liked them on 3 May" });
  await expect.element(screen.getByText("You liked them on 3 May").last()).toBeVisible();
});

test("that a like is felt shows before the row goes: its heart is full while it is pressed", async () => {
  const screen = await row();
  const like = screen.getByRole("button", { name: "Give Rosalind a like" }).element();
  if (!(like instanceof HTMLElement)) throw new Error("There is no button");
  const fill = () => like.querySelector("svg")?.getAttribute("fill");
  expect(fill()).toBe("none");
  like.focus();
  await userEvent.keyboard("{Enter>}");
  await expect.poll(fill).toBe("currentColor");
  await userEvent.keyboard("{/Enter}");
  await expect.poll(fill).toBe("none");
});
