import { vars } from "@gemel/theme";
import { expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { AnswersProvider } from "../../foundation/AnswersProvider.tsx";
import { AiFace } from "./AiFace.tsx";
import { AiIntro } from "./AiIntro.tsx";
import { AiLabel } from "./AiLabel.tsx";

test("marks an AI by word, icon and colour, and the two AIs differently", async () => {
  const screen = await render(
    <p style={{ color: vars.color.garnet }}>
      Clémence
      <AiLabel speaker="twin" name="Clémence’s twin" />
      <AiLabel speaker="duo" name="Duo" />
    </p>,
  );
  const person = screen.getByRole("paragraph").element();
  const labels = [...person.children];
  expect(labels.map((label) => label.textContent)).toEqual([
    "Clémence’s twin, an AI",
    "Duo, your AI advisor",
  ]);
  const icons = labels.map((label) => label.querySelector("svg")?.innerHTML);
  expect(icons[0]).toBeTruthy();
  expect(icons[1]).toBeTruthy();
  expect(icons[0]).not.toBe(icons[1]);
  const colours = [person, ...labels].map((element) => getComputedStyle(element).color);
  expect(new Set(colours).size).toBe(3);
});

test("says before the first message and on every one that no AI answers where none is set up", async () => {
  const screen = await render(
    <AnswersProvider isWithoutAi>
      <AiIntro speaker="twin" />
      <AiLabel speaker="twin" name="Clémence’s twin" />
      <AiIntro speaker="duo" />
      <AiLabel speaker="duo" name="Duo" />
    </AnswersProvider>,
  );
  expect([...screen.container.children].map((label) => label.textContent)).toEqual([
    expect.stringMatching(/^No AI answers here/),
    "Clémence’s twin, without AI",
    expect.stringMatching(/^No AI answers here/),
    "Duo, your advisor, without AI",
  ]);
});

test("where colours are forced the ring around a face has that of the words", async () => {
  const emulate = (value: string) =>
    cdp().send("Emulation.setEmulatedMedia", {
      features: [
        { name: "forced-colors", value },
        { name: "prefers-reduced-motion", value: "reduce" },
      ],
    });
  await emulate("active");
  const screen = await render(
    <p style={{ color: "CanvasText" }}>
      <AiFace speaker="twin" size="medium" />
    </p>,
  );
  const words = screen.getByRole("paragraph").element();
  const [face] = words.children;
  if (!face) throw new Error("There is no face");
  expect(getComputedStyle(face).outlineColor).toBe(getComputedStyle(words).color);
  expect(getComputedStyle(face).color).not.toBe(getComputedStyle(words).color);
  await emulate("none");
});
