import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Footer } from "./Footer.tsx";

test("names its links and the year", async () => {
  const screen = await render(<Footer links={[{ href: "/contact", label: "Contact" }]} />);
  const footer = screen.getByRole("contentinfo");
  await expect
    .element(footer.getByRole("navigation", { name: "About Gemel" }).getByRole("link"))
    .toHaveAttribute("href", "/contact");
  await expect.element(footer.getByText("© 2025")).toBeVisible();
});
