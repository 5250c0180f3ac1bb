import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { people } from "../testing/people.ts";
import { MatchCelebration, type MatchCelebrationProps } from "./MatchCelebration.tsx";

beforeEach(() => page.viewport(360, 740));

async function celebrate(props: Partial<MatchCelebrationProps> = {}) {
  const spies = {
    onOpenChange: vi.fn<(isOpen: boolean) => void>(),
    onSend: vi.fn<(text: string) => void>(),
    onAdvisor: vi.fn<() => void>(),
  };
  const screen = await render(
    <MatchCelebration
      own={{ name: "Wilhelmina" }}
      other={{ name: "Rosalind", picture: people.rosalind.picture }}
      isOpen
      maxLength={4000}
      {...spies}
      {...props}
    />,
  );
  return { ...spies, screen };
}

test("names the match, and a message can be written at once", async () => {
  const { screen, onSend, onAdvisor } = await celebrate();
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
  const { screen } = await celebrate();
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
  const text = { text: "Would you?", where: "Lyon, Saturday" };
  const { screen: letter } = await celebrate({ letter: text, reason });
  await expect.element(letter.getByText("Would you?")).toBeVisible();
  await expect.element(letter.getByText("Lyon, Saturday")).toBeVisible();
  expect(letter.getByText(reason).elements()).toEqual([]);
  await letter.unmount();
  const { screen } = await celebrate({ reason });
  await expect.element(screen.getByText(reason)).toBeVisible();
});

test("box, Duo and Later are within the window with a long letter", async () => {
  const { screen } = await celebrate({
    letter: { text: "A long way round. ".repeat(50), where: "Lyon, Saturday" },
  });
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
  const { screen, onOpenChange } = await celebrate();
  await screen.getByRole("button", { name: "Later" }).click();
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
});

test("sends once at a time", async () => {
  const { screen, onSend } = await celebrate({ isPending: true });
  await screen.getByRole("textbox").fill("Twice.");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: /Ask Duo/ })).toBeDisabled();
  expect(onSend.mock.calls).toEqual([]);
});

test("shows a failure where it happened, and keeps what was written", async () => {
  const { screen } = await celebrate({ error: "We cannot reach Gemel." });
  await expect.element(screen.getByRole("alert")).toHaveTextContent("We cannot reach Gemel.");
});
