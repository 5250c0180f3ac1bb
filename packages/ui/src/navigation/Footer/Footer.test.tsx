import { expect, test } from "vitest";
import { page } from "vitest/browser";
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

test("on a phone no link stands alone on its line", async () => {
  await page.viewport(360, 740);
  const labels = ["Contact", "Terms", "Privacy", "Disclaimer", "Community rules"];
  const screen = await render(<Footer links={labels.map((label) => ({ href: "/", label }))} />);
  const tops = screen
    .getByRole("link")
    .elements()
    .map((link) => link.getBoundingClientRect().top);
  const lines = [...Map.groupBy(tops, (top) => top).values()];
  expect(Math.min(...lines.map(({ length }) => length))).toBeGreaterThan(1);
});
