import { locales } from "@gemel/i18n/locales";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Interlude } from "./Interlude.tsx";

test.each(locales)(
  "is two lines high on a phone, in %s: the question below it has the rest of the first window",
  async (locale) => {
    await page.viewport(360, 740);
    const { container } = await render(
      <div style={{ padding: "1rem" }}>
        <Interlude done={6} count={7} chosen={40} minutes={10} />
      </div>,
      locale,
    );
    const [text, band] = [container.querySelector("p"), container.querySelector("[data-theme]")];
    expect(text?.getBoundingClientRect().height).toBeLessThan(40);
    expect(band?.getBoundingClientRect().height).toBeLessThan(60);
  },
);

test("before the first part it says in three lines what comes, and leaves the title to the page", async () => {
  await page.viewport(360, 740);
  const screen = await render(
    <Interlude
      title="Fragebogen"
      lead="Es gibt keine richtigen Antworten. Du kannst unterbrechen und später weitermachen."
    />,
    "de",
  );
  const band = screen.container.querySelector("[data-theme]");
  expect(band?.getBoundingClientRect().height).toBeLessThan(84);
  await expect.element(screen.getByText("Fragebogen")).toHaveAttribute("aria-hidden", "true");
  expect(band?.querySelectorAll("svg line")).toHaveLength(0);
});
