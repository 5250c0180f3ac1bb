import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../packages/server/src/demo/demo-members.ts";
import { expect, test } from "./support/journey.ts";
import { signIn } from "./support/sign-in.ts";

// Only looked at.
const chiara = { email: "chiara@demo.example", password: DEMO_PASSWORD };

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is measured of the list, in px of the window. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element, name: string): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { name, left, top, right, bottom };
    };
    const cards = [...document.querySelectorAll("article")];
    const [first] = cards;
    if (!first) throw new Error("There is no card");
    return {
      bar: document.querySelector("nav")?.getBoundingClientRect().top ?? 0,
      cards: cards.map((card) => boxOf(card, "card")),
      targets: [...first.querySelectorAll("button")].map((button) =>
        boxOf(button, button.getAttribute("aria-label") ?? button.textContent),
      ),
      drawings: cards.flatMap((card) => {
        const figure = card.querySelector("figure");
        const drawing = figure?.querySelector("svg path");
        const number = figure?.querySelector(":scope > div > span[aria-hidden]");
        return drawing && number ? [[boxOf(drawing, "radar"), boxOf(number, "number")]] : [];
      }),
      own: [...first.querySelectorAll("p")].map((line) => {
        const { fontFamily, fontSize, lineHeight } = getComputedStyle(line);
        const lines = line.getBoundingClientRect().height / Number.parseFloat(lineHeight);
        return { isSerif: fontFamily.includes("Newsreader"), fontSize, lines: Math.round(lines) };
      }),
      reasons: cards.map((card) => {
        const lines = [...card.querySelectorAll("p")];
        return lines.find((line) => getComputedStyle(line).fontStyle === "italic")?.textContent;
      }),
    };
  });

const isApart = (one: Box, other: Box): boolean =>
  one.left >= other.right ||
  other.left >= one.right ||
  one.top >= other.bottom ||
  other.top >= one.bottom;

for (const [size, language, colorScheme] of [
  ["phone", "en", "light"],
  ["phone", "de", "dark"],
  ["desktop", "en", "dark"],
  ["desktop", "de", "light"],
] as const) {
  test.describe(`${size}, ${language}, ${colorScheme}`, () => {
    test.use({ size, language, colorScheme });

    test("the first person can be read and liked without a scroll", async ({ visit }) => {
      const { page, t } = visit;
      await signIn(visit, chiara, "/discover");
      const first = page.getByRole("article").first();
      await expect(first).toBeVisible();
      const like = first.getByText(t("people.card.like.short"), { exact: true });
      await expect(like).toBeVisible();
      const { bar, cards, targets, drawings, own, reasons } = await measure(page);
      const likeBox = targets.find(({ name }) => name.toLowerCase().includes("like"));

      if (size === "phone") {
        expect(cards[0]?.top).toBeLessThanOrEqual(120);
        expect(likeBox?.bottom).toBeLessThanOrEqual(Math.min(668, bar));
      } else {
        expect(likeBox?.bottom).toBeLessThanOrEqual(760);
        const lefts = cards.slice(0, 4).map(({ left }) => Math.round(left));
        expect(lefts[0]).toBe(lefts[1]);
        expect(new Set(lefts.slice(1)).size).toBe(3);
      }

      for (const [index, target] of targets.entries()) {
        expect(target.right - target.left, target.name).toBeGreaterThanOrEqual(44);
        expect(target.bottom - target.top, target.name).toBeGreaterThanOrEqual(44);
        for (const other of targets.slice(index + 1))
          expect(isApart(target, other), `${target.name} and ${other.name}`).toBe(true);
      }
      expect(drawings.length).toBeGreaterThan(0);
      for (const [radar, number] of drawings)
        expect(radar && number && isApart(radar, number)).toBe(true);

      const letter = own.find(({ isSerif, fontSize }) => isSerif && fontSize === "20px");
      expect(letter?.lines).toBeLessThanOrEqual(3);
      expect(reasons.filter((reason) => reason !== undefined).length).toBeGreaterThan(1);
      reasons.forEach((reason, index) => {
        if (reason !== undefined) expect(reason).not.toBe(reasons[index - 1]);
      });
    });
  });
}

test.describe("without a network", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("the first press on an action shows its window at once, by what is already there", async ({
    visit,
  }) => {
    const { page } = visit;
    await signIn(visit, chiara, "/discover");
    for (const name of [/^Write to/, /^Ask Duo/]) {
      await page.context().setOffline(false);
      await page.reload();
      const button = page.getByRole("article").first().getByRole("button", { name });
      // The first touch of the page fetches what a press may open.
      await button.hover();
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      await button.click();
      await expect(page.getByRole("dialog")).toBeVisible();
    }
  });
});
