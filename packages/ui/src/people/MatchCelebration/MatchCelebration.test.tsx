import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { people } from "../testing/people.ts";
import { MatchCelebration, type MatchCelebrationProps } from "./MatchCelebration.tsx";

beforeEach(() => page.viewport(360, 740));

const spies = () => ({
  onOpenChange: vi.fn<(isOpen: boolean) => void>(),
  onSend: vi.fn<(text: string) => void>(),
  onAdvisor: vi.fn<() => void>(),
});

const celebrate = (props: Partial<MatchCelebrationProps> = {}) => {
  const all = spies();
  return {
    ...all,
    rendered: render(
      <MatchCelebration
        own={{ name: "Wilhelmina" }}
        other={{ name: "Rosalind", picture: people.rosalind.picture }}
        isOpen
        maxLength={4000}
        {...all}
        {...props}
      />,
    ),
  };
};

test("names the match, and a message can be written at once", async () => {
  const { rendered, onSend, onAdvisor } = celebrate();
  const screen = await rendered;
  const dialog = screen.getByRole("dialog", { name: "It’s a match" });
  await expect.element(dialog.getByText("You and Rosalind like each other.")).toBeVisible();
  const box = dialog.getByRole("textbox", { name: "Write to Rosalind" });
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("Twice.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.getByRole("button", { name: "Ask Duo, an AI, how to begin" }).click();
  expect(onSend.mock.calls).toEqual([["Twice."]]);
  expect(onAdvisor).toHaveBeenCalledTimes(1);
});

test("shows two faces of at least 112 px in their rings, and a large heading", async () => {
  const { rendered } = celebrate();
  const screen = await rendered;
  const dialog = screen.getByRole("dialog").element();
  const rings = [...dialog.querySelectorAll("svg")].slice(0, 2);
  const sizes = rings.map((ring) => {
    const face = ring.nextElementSibling?.getBoundingClientRect();
    return [ring.getBoundingClientRect().width, face?.width];
  });
  expect(sizes).toEqual([
    [160, 128],
    [160, 128],
  ]);
  const heading = screen.getByRole("heading", { name: "It’s a match" }).element();
  expect(Number.parseFloat(getComputedStyle(heading).fontSize)).toBeGreaterThanOrEqual(32);
});

test("the letter speaks, else why the two", async () => {
  const reason = "Both of you take the long way round.";
  const written = celebrate({ letter: { text: "Would you?", where: "Lyon, Saturday" }, reason });
  const letter = await written.rendered;
  await expect.element(letter.getByText("Would you?")).toBeVisible();
  await expect.element(letter.getByText("Lyon, Saturday")).toBeVisible();
  expect(letter.getByText(reason).elements()).toEqual([]);
  await letter.unmount();
  const screen = await celebrate({ reason }).rendered;
  await expect.element(screen.getByText(reason)).toBeVisible();
});

test("box, Duo and Later are within the window with a long letter", async () => {
  const { rendered } = celebrate({
    letter: { text: "A long way round. ".repeat(50), where: "Lyon, Saturday" },
  });
  const screen = await rendered;
  for (const name of [/^Send/, /^Ask Duo/, /^Later/]) {
    const { bottom, height } = screen
      .getByRole("button", { name })
      .element()
      .getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(740);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

test("can be left for later, by its button and by Escape", async () => {
  const { rendered, onOpenChange } = celebrate();
  const screen = await rendered;
  await screen.getByRole("button", { name: "Later" }).click();
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
});

test("sends once at a time", async () => {
  const { rendered, onSend } = celebrate({ isPending: true });
  const screen = await rendered;
  await screen.getByRole("textbox").fill("Twice.");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: /Ask Duo/ })).toBeDisabled();
  expect(onSend.mock.calls).toEqual([]);
});

test("shows a failure where it happened, and keeps what was written", async () => {
  const { rendered } = celebrate({ error: "We cannot reach Gemel." });
  const screen = await rendered;
  await expect.element(screen.getByRole("alert")).toHaveTextContent("We cannot reach Gemel.");
});
