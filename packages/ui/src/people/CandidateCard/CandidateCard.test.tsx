import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AnswersProvider } from "../../foundation/AnswersProvider.tsx";
import { render } from "../../testing/render.tsx";
import { fits, people } from "../testing/people.ts";
import { cardKinds } from "./CardButtons.tsx";
import { CandidateCard } from "./CandidateCard.tsx";

const spy = () => vi.fn<() => void>();

const allActions = () => ({
  pass: spy(),
  advisor: spy(),
  twin: spy(),
  message: spy(),
  like: spy(),
  unmatch: spy(),
  block: spy(),
  report: spy(),
});

const all = [
  "Pass on Rosalind",
  "Write to Rosalind",
  "Give Rosalind a like",
  "Talk to the twin, an AI: Rosalind",
  "Ask Duo, an AI: Rosalind",
];
const questions = all.slice(3);
const buttonsOf: Record<(typeof cardKinds)[number], string[]> = {
  discover: all,
  received: all,
  given: questions,
  match: ["Write to Rosalind", ...questions],
};

test.each(cardKinds)("a %s card offers what makes sense there", async (kind) => {
  const screen = await render(
    <CandidateCard
      kind={kind}
      person={people.rosalind}
      compatibility={null}
      actions={allActions()}
    />,
  );
  const row = screen.getByRole("group", { name: "What you can do with Rosalind" });
  const buttons = row.getByRole("button").elements();
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(buttonsOf[kind]);
});

test.each(["en", "de", "fr", "it", "es"] as const)(
  "in %s the name of a button has the words on it",
  async (locale) => {
    const screen = await render(
      <CandidateCard
        kind="discover"
        person={people.rosalind}
        compatibility={null}
        actions={allActions()}
      />,
      locale,
    );
    const buttons = screen.getByRole("group").getByRole("button").elements();
    expect(buttons).toHaveLength(5);
    for (const button of buttons) {
      const name = button.getAttribute("aria-label")?.toLowerCase();
      expect(name).toContain(button.textContent.toLowerCase());
    }
  },
);

test.each(["en", "de", "fr", "it", "es"] as const)(
  "in %s what an AI can be asked is one line on a phone",
  async (locale) => {
    const screen = await render(
      <div style={{ inlineSize: 328 }}>
        <CandidateCard
          kind="discover"
          person={people.rosalind}
          compatibility={fits.perhaps}
          actions={allActions()}
        />
      </div>,
      locale,
    );
    await document.fonts.ready;
    const asked = screen.getByRole("group").getByRole("button").elements().slice(3);
    expect(asked).toHaveLength(2);
    const tops = asked.map((button) => button.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
  },
);

test.each(["en", "de", "fr", "it", "es"] as const)(
  "in %s the words on a card say that no AI answers where none is set up, in one line on a phone",
  async (locale) => {
    const screen = await render(
      <AnswersProvider isWithoutAi>
        <div style={{ inlineSize: 328 }}>
          <CandidateCard
            kind="given"
            person={people.rosalind}
            compatibility={fits.perhaps}
            actions={allActions()}
          />
        </div>
      </AnswersProvider>,
      locale,
    );
    const asked = screen.getByRole("group").last().getByRole("button").elements();
    expect(asked).toHaveLength(2);
    for (const button of asked) {
      expect(button.textContent).toMatch(/without AI|ohne KI|sans IA|senza IA|sin IA/);
      const name = button.getAttribute("aria-label")?.toLowerCase();
      expect(name).toContain(button.textContent.toLowerCase());
    }
    expect(new Set(asked.map((button) => button.getBoundingClientRect().top)).size).toBe(1);
  },
);

test("unmatch is offered for a match only, in the menu", async () => {
  const actions = allActions();
  const screen = await render(
    <CandidateCard kind="match" person={people.rosalind} compatibility={null} actions={actions} />,
  );
  await screen.getByRole("button", { name: "More about Rosalind" }).click();
  const entries = () => screen.getByRole("menuitem").elements();
  await expect
    .poll(() => entries().map((entry) => entry.textContent))
    .toEqual(["Unmatch Rosalind", "Block Rosalind", "Report Rosalind"]);
  await screen.getByRole("menuitem", { name: "Block Rosalind" }).click();
  expect(actions.block).toHaveBeenCalledTimes(1);
});

test("shows name, place and facts", async () => {
  const screen = await render(
    <CandidateCard kind="discover" person={people.rosalind} compatibility={null} actions={{}} />,
    "de",
  );
  const card = screen.getByRole("article", { name: "Rosalind, 34" });
  await expect.element(card.getByText("Lyon, Frankreich")).toBeVisible();
  const facts = card.getByRole("listitem").elements();
  expect(facts.map((fact) => fact.textContent)).toEqual([
    "Frau",
    "Keine Kinder",
    "Hat Haustiere",
    "Zwilling ansprechbar",
  ]);
});

test("where its twin can be talked with, the way there alone says so", async () => {
  const actions = { twin: spy() };
  const screen = await render(
    <CandidateCard
      {...{ kind: "discover", person: people.rosalind, compatibility: null, actions }}
    />,
  );
  await expect.element(screen.getByText("Twin, an AI")).toBeVisible();
  const facts = screen.getByRole("listitem").elements();
  expect(facts.map((fact) => fact.textContent)).toEqual(["Woman", "No children", "Has pets"]);
});

test("mentions no fact that is not given", async () => {
  const screen = await render(
    <CandidateCard kind="discover" person={people.blank} compatibility={null} actions={{}} />,
  );
  const card = screen.getByRole("article", { name: "Someone" });
  expect(card.element().textContent).toBe("SSomeone");
});

test("a press on the portrait opens the quick view, whose actions close it and act", async () => {
  const actions = allActions();
  const screen = await render(
    <CandidateCard
      kind="discover"
      person={people.rosalind}
      compatibility={null}
      actions={actions}
      quickView={{
        seen: { person: people.rosalind, bio: "I repair bicycles.", compatibility: null },
      }}
    />,
  );
  const { left, top } = screen.getByRole("article").element().getBoundingClientRect();
  const hit = document.elementFromPoint(left + 60, top + 60);
  expect(hit?.textContent).toBe("Rosalind, 34");
  await userEvent.click(hit ?? document.body);
  const look = screen.getByRole("dialog", { name: "A look at Rosalind" });
  await expect.element(look.getByText("I repair bicycles.")).toBeVisible();
  await look.getByRole("button", { name: "Give Rosalind a like" }).click();
  expect(actions.like).toHaveBeenCalledTimes(1);
  await expect.element(look).not.toBeInTheDocument();
});

test.each([640, 740])(
  "on a phone of %s px what to do in the quick view is in view",
  async (height) => {
    await page.viewport(360, height);
    const screen = await render(
      <CandidateCard
        kind="discover"
        person={people.wilhelmina}
        compatibility={fits.perhaps}
        actions={allActions()}
        quickView={{
          seen: {
            person: people.wilhelmina,
            bio: "I repair bicycles. ".repeat(40),
            compatibility: fits.perhaps,
          },
        }}
      />,
    );
    await screen.getByRole("button", { name: /^Wilhelmina/ }).click();
    const actions = screen.getByRole("dialog").getByRole("group").getByRole("button");
    const areInView = (): boolean[] =>
      actions.elements().map((action) => {
        const { left, top, width, bottom } = action.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
        return bottom <= height && action.contains(hit);
      });
    await expect.poll(areInView).toEqual([true, true, true, true, true]);
  },
);

test("all that can be pressed is 44 px large and apart, on the narrowest card", async () => {
  const screen = await render(
    <div style={{ inlineSize: 288 }}>
      <CandidateCard
        kind="discover"
        person={people.rosalind}
        compatibility={fits.perhaps}
        bio="I repair bicycles."
        voice={{ load: () => new Promise(() => undefined), durationMs: 24_000 }}
        actions={allActions()}
        quickView={{ seen: "loading" }}
      />
    </div>,
  );
  const boxes = screen
    .getByRole("button")
    .elements()
    .map((button) => button.getBoundingClientRect());
  expect(boxes).toHaveLength(9);
  for (const [index, box] of boxes.entries()) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        other.left >= box.right ||
        box.left >= other.right ||
        other.top >= box.bottom ||
        box.top >= other.bottom;
      expect(isApart).toBe(true);
    }
  }
});

test.each([360, 1000])("at %s px a picture that comes later moves nothing", async (width) => {
  const card = (picture: string | undefined) => (
    <div style={{ inlineSize: width }}>
      <CandidateCard
        kind="discover"
        person={{ ...people.rosalind, picture, hasPicture: true }}
        compatibility={fits.well}
        actions={allActions()}
      />
    </div>
  );
  const screen = await render(card(undefined));
  const placeOf = () => {
    const { left, top } = screen.getByRole("heading").element().getBoundingClientRect();
    return { left, top, height: screen.getByRole("article").element().clientHeight };
  };
  const before = placeOf();
  await screen.rerender(card(people.rosalind.picture));
  expect(placeOf()).toEqual(before);
});
