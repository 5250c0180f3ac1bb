import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { ExternalLink } from "./ExternalLink.tsx";

test("says when it leaves for a new tab, and gives nothing away", async () => {
  const screen = await render(<ExternalLink href="https://example.com">Source</ExternalLink>);
  const link = screen.getByRole("link", { name: "Source (opens in a new tab)" });
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
});
