import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { ChatHeader } from "./ChatHeader.tsx";

test("says with whom one talks and leads back", async () => {
  const screen = await render(
    <ChatHeader
      partner={{ kind: "other", name: "Clémence" }}
      backHref="/conversations"
      actions={<button type="button">More</button>}
    >
      Genève, 29
    </ChatHeader>,
  );
  await expect.element(screen.getByRole("heading", { level: 1, name: "Clémence" })).toBeVisible();
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
});
