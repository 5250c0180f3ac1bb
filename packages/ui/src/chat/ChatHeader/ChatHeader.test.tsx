import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { AnswersProvider } from "../../foundation/AnswersProvider.tsx";
import { render } from "../../testing/render.tsx";
import { ChatHeader } from "./ChatHeader.tsx";

test("says with whom one talks and leads back", async () => {
  const screen = await render(
    <ChatHeader
      partner={{ kind: "other", name: "Clémence" }}
      backHref="/conversations"
      title="Conversation with Clémence"
      place="Genève"
      overall={66}
      actions={<button type="button">More</button>}
    />,
  );
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Conversation with Clémence" }))
    .toBeInTheDocument();
  await expect.element(screen.getByText("Clémence", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Genève")).toBeVisible();
  await expect.element(screen.getByText("66%")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "All conversations" }))
    .toHaveAttribute("href", "/conversations");
  await expect.element(screen.getByRole("button", { name: "More" })).toBeVisible();
  await expect.element(screen.getByText(/an AI/)).not.toBeInTheDocument();
});

test.each([
  ["twin", "Clémence’s twin", "Clémence’s twin, an AI"],
  ["duo", "Duo", "Duo, your AI advisor"],
] as const)("a %s is labelled as an AI", async (kind, name, label) => {
  const screen = await render(
    <ChatHeader partner={{ kind, name }} backHref="/conversations" title="A talk" />,
  );
  await expect.element(screen.getByText(label)).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "A talk" })).toBeVisible();
  // No other element shows the name.
  expect(screen.getByText(name, { exact: false }).elements()).toHaveLength(1);
});

test("with whom an advice deals stands above who gives it", async () => {
  const screen = await render(
    <ChatHeader
      partner={{ kind: "duo", name: "Duo" }}
      name="Clémence"
      backHref="/conversations"
      title="A talk"
    />,
  );
  await expect.element(screen.getByText("Clémence", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Duo, your AI advisor")).toBeVisible();
});

test.each([
  [360, 56],
  [1280, 72],
])("at %s px it is %s px high, with one line or two", async (width, height) => {
  await page.viewport(width, 740);
  const screen = await render(
    <>
      <ChatHeader partner={{ kind: "twin", name: "Your twin" }} backHref="/conversations" />
      <ChatHeader
        partner={{ kind: "other", name: "Fabio sotto la pioggia" }}
        place="Bologna"
        overall={66}
        backHref="/conversations"
        actions={<IconButton label="More">…</IconButton>}
      />
    </>,
  );
  await document.fonts.ready;
  for (const header of screen.container.querySelectorAll("header"))
    expect(header.getBoundingClientRect().height).toBe(height);
});

test.each(["en", "de", "fr", "it", "es"] as const)(
  "in %s at 360 px who gives an advice stands in one line below whom it is about",
  async (locale) => {
    await page.viewport(360, 740);
    const screen = await render(
      <AnswersProvider isWithoutAi>
        <ChatHeader
          partner={{ kind: "duo", name: "Duo" }}
          name="Rosario de aquí al lado"
          backHref="/conversations"
          actions={<IconButton label="More">…</IconButton>}
        />
      </AnswersProvider>,
      locale,
    );
    await document.fonts.ready;
    const label = screen.getByText(/^Duo, /).element();
    const { lineHeight } = getComputedStyle(label);
    expect(label.getBoundingClientRect().height).toBeLessThan(1.5 * Number.parseFloat(lineHeight));
  },
);
