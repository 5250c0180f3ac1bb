import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { boxesOf, cutOff, endingBelow, miscounted, overlapping, smallerThan } from "./boxes.ts";
import { type Fact, type Facts, onDesktop, onPhone } from "./fact.ts";

const main = (page: Page): Locator => page.getByRole("main");

/** The stage of home before there is a result: rings, a heading and the next step. */
const stage = (faces: number): Facts => ({
  "the rings, what comes now and its way stand in the first window": onPhone(
    async ({ page, fold }) => {
      const panel = main(page).getByRole("region").first();
      const drawn = await panel.locator("svg circle[stroke-linecap=round]").all();
      const size = await panel
        .getByRole("heading")
        .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
      return [
        ...endingBelow(await boxesOf(panel), fold),
        ...miscounted(drawn, 1, 9),
        ...miscounted(await panel.locator("img").all(), faces),
        ...(size < 32 ? [`The heading is ${size} px large`] : []),
      ];
    },
  ),
});

export const registered = stage(0);
export const profileCompleted = stage(1);
export const questionnaireCompleted = stage(1);

export const questionnaire: Facts = {
  "four sentences and what is chosen of them are in the first window": async ({ page, fold }) => {
    const rows = await boxesOf(
      main(page)
        .getByRole("listitem")
        .filter({ has: page.getByRole("radio") }),
    );
    const next = await boxesOf(main(page).getByRole("button").last());
    const line = next[0]?.top ?? 0;
    return [...miscounted(rows, 4), ...endingBelow(rows, line), ...endingBelow(next, fold)];
  },
  "that the next question follows is said in the first window": async ({ page, t }) => {
    const said = await boxesOf(main(page).getByText(t("questionnaire.choice.goesOn")));
    const [next] = await boxesOf(main(page).getByRole("button").last());
    return endingBelow(said, next?.top ?? 0);
  },
  "a sentence is 64 px high, and what is pressed 44": onPhone(async ({ page }) => {
    const rows = main(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("radio") });
    const toggles = await boxesOf(rows.locator("label"));
    return [
      ...miscounted(toggles, 8),
      ...smallerThan(toggles, 44),
      ...smallerThan(await boxesOf(rows), 64),
    ];
  }),
  "it takes the whole screen": takesTheScreen(),
};

/** There is no footer and, on a phone, no navigation. */
function takesTheScreen(): Fact {
  return async ({ page, isPhone }) => {
    const footers = await page.getByRole("contentinfo").all();
    const bar = page.locator("header nav");
    return [
      ...miscounted(footers, 0),
      ...(isPhone && (await bar.isVisible()) ? ["The navigation is there"] : []),
    ];
  };
}

export const insights: Facts = {
  "the result's name comes first, then what it means, and the way to people": async ({
    page,
    t,
    isPhone,
    fold,
  }) => {
    const name = main(page).getByRole("heading", { level: 2 }).first();
    const [box] = await boxesOf(name);
    const account = main(page).getByRole("region").first().locator("p").last();
    const people = main(page).getByRole("link", { name: t("home.people") });
    const late = isPhone && (box?.top ?? Infinity) >= 200 ? [`The name stands at ${box?.top}`] : [];
    return [
      ...late,
      ...endingBelow([...(await boxesOf(account)), ...(await boxesOf(people.first()))], fold),
      ...miscounted(await people.all(), 2, 9),
    ];
  },
  "how sure it is stands there once": async ({ page, t }) => {
    const sureness = main(page)
      .locator("figcaption")
      .filter({ hasText: t("charts.confidence") });
    return miscounted(await sureness.all(), 1);
  },
  "five traits have a band each": async ({ page, t }) => {
    const traits = main(page).getByRole("region", { name: t("people.insights.traits") });
    return miscounted(await traits.locator("li svg rect").all(), 5);
  },
};

const cards = (page: Page): Locator => main(page).getByRole("article");

/** The buttons of a card: reactions and questions, in their order. */
const actionsOf = (card: Locator): Locator => card.getByRole("group").last().getByRole("button");

const likeOf = (card: Locator, { t }: Parameters<Fact>[0]): Locator =>
  actionsOf(card).filter({ hasText: t("people.card.like.short") });

/** Above it a first action is in view beside a browser's own bars, px. */
const highOnDesktop = 760;

export const discover: Facts = {
  "the first person can be liked without a scroll": async (shown) => {
    const { page, isPhone, fold } = shown;
    const like = await boxesOf(likeOf(cards(page).first(), shown));
    return endingBelow(like, isPhone ? Math.min(668, fold) : highOnDesktop);
  },
  "the first card begins at once": onPhone(async ({ page }) => {
    const [card] = await boxesOf(cards(page).first());
    return (card?.top ?? Infinity) > 120 ? [`It begins at ${card?.top}`] : [];
  }),
  "one card is wide, and the next ones stand in threes": onDesktop(async ({ page }) => {
    const [wide, ...next] = (await boxesOf(cards(page))).slice(0, 4).map(({ left }) => left);
    const columns = new Set(next.map(Math.round)).size;
    return columns === 3 && wide === next[0] ? [] : [`${columns} beside each other`];
  }),
  "what is pressed is large, in words, and apart": async ({ page, t }) => {
    const card = cards(page).first();
    const targets = await boxesOf(card.getByRole("button"));
    const reactions = await boxesOf(actionsOf(card));
    const words = await actionsOf(card).allInnerTexts();
    const wanted = (["message", "like", "advisor"] as const).map((action) =>
      t(`people.card.${action}.short`),
    );
    return [
      ...smallerThan(targets, 44),
      ...smallerThan(reactions.slice(0, 3), 52),
      ...overlapping(targets),
      ...wanted.filter((word) => !words.includes(word)),
    ];
  },
  "what an AI does has the colour of that AI": async ({ page, t }) => {
    const colors = await actionsOf(cards(page).first())
      .filter({ hasText: new RegExp([t("people.card.message.short"), "AI", "KI"].join("|")) })
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).color));
    // Not every member lets others talk to their twin.
    return miscounted([...new Set(colors)], colors.length, 3);
  },
  "the bio is a letter of three lines at most": async ({ page }) => {
    const lines = await cards(page)
      .first()
      .locator("p")
      .evaluateAll((paragraphs) =>
        paragraphs
          .map((paragraph) => ({ ...getComputedStyle(paragraph), height: paragraph.clientHeight }))
          .filter(
            ({ fontFamily, fontSize, fontStyle }) =>
              /Newsreader/.test(fontFamily) && fontSize === "20px" && fontStyle === "normal",
          )
          .map(({ height, lineHeight }) => Math.round(height / Number.parseFloat(lineHeight))),
      );
    return [...miscounted(lines, 1), ...lines.filter((count) => count > 3).map(String)];
  },
  "the number stands beside its drawing": async ({ page }) => {
    const figures = await cards(page).getByRole("figure").all();
    const pairs = await Promise.all(
      figures.map((figure) =>
        boxesOf(
          figure
            .locator("svg path")
            .first()
            .or(figure.locator("> div > span[aria-hidden]").first()),
        ),
      ),
    );
    return [...miscounted(figures, 1, 99), ...pairs.flatMap(overlapping)];
  },
  "neighbours have other reasons": async ({ page }) => {
    const reasons = await cards(page).evaluateAll((articles) =>
      articles.map((card) => {
        const lines = [...card.querySelectorAll("p")];
        return lines.find((line) => getComputedStyle(line).fontStyle === "italic")?.textContent;
      }),
    );
    const said = reasons.filter((reason) => reason !== undefined);
    return [
      ...miscounted(said, 2, 99),
      ...(reasons.filter(
        (reason, index) => reason !== undefined && reason === reasons[index - 1],
      ) as string[]),
    ];
  },
  "no pixel of a portrait shines in the dark": async ({ page, isDark }) =>
    isDark ? brightPixels(page, cards(page).locator("img").first()) : [],
};

export const filters: Facts = {
  "what applies them and takes them back is in the first window": async (shown) => {
    const { page, t, isPhone } = shown;
    const name = t("people.filters.title");
    const place = page.getByRole(isPhone ? "dialog" : "region", { name });
    const buttons = place.getByRole("button", {
      name: new RegExp(`^(${t("people.filters.apply")}|${t("people.filters.reset")})$`),
    });
    await buttons.first().waitFor();
    const end = await page.evaluate(() => innerHeight);
    return [...miscounted(await buttons.all(), 2), ...endingBelow(await boxesOf(buttons), end)];
  },
};

/** The greatest luma of a portrait in dark, of 255. */
const MOST_LUMA = 0.92 * 255;

/** Looks at the middle of a picture, where nothing lies on it. */
async function brightPixels(page: Page, picture: Locator): Promise<string[]> {
  // The members of other journeys, who may come first, have none.
  if ((await picture.count()) === 0) return [];
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (box === null) return ["Nothing is there"];
  const { x, y, width, height } = box;
  const clip = {
    x: x + width * 0.3,
    y: y + height * 0.1,
    width: width * 0.4,
    height: height * 0.5,
  };
  const { channels } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .stats();
  await page.evaluate(() => scrollTo(0, 0));
  const largest = Math.max(...channels.slice(0, 1).map(({ max }) => max));
  return largest > MOST_LUMA ? [`${Math.round((largest / 255) * 100)} %`] : [];
}

const rowsAtOnce = 3;

export const likesReceived: Facts = {
  "three people can be answered without a scroll": onPhone(async (shown) => {
    const { page, fold } = shown;
    const rows = await cards(page).all();
    const parts = await Promise.all(
      rows.slice(0, rowsAtOnce).map(async (row) => {
        const targets = await boxesOf(actionsOf(row));
        return [
          ...miscounted(targets, 2),
          ...smallerThan(targets, 44),
          ...endingBelow(targets, fold),
        ];
      }),
    );
    return [...miscounted(rows, rowsAtOnce, 99), ...parts.flat()];
  }),
  "the first person can be answered without a scroll": onDesktop(async (shown) =>
    endingBelow(await boxesOf(likeOf(cards(shown.page).first(), shown)), shown.fold),
  ),
  "their words come before their name, beside a face of 72 px": async ({ page }) => {
    const row = cards(page).first();
    const [[name], [words], faces] = await Promise.all([
      boxesOf(row.getByRole("heading")),
      boxesOf(row.locator("blockquote, p[dir=auto]").first()),
      boxesOf(row.locator("img").first()),
    ]);
    const isFirst = name !== undefined && words !== undefined && words.top < name.top;
    return [...(isFirst ? [] : ["The name comes first"]), ...smallerThan(faces, 72)];
  },
  "matches are a row of faces of 72 px, with whole names": async ({ page, t }) => {
    const faces = page.getByRole("list", { name: t("likes.faces") });
    return [
      ...smallerThan(await boxesOf(faces.locator("img")), 72),
      ...(await cutOff(faces.locator("bdi > span"))),
    ];
  },
  "no pixel of a portrait shines in the dark": async ({ page, isDark }) =>
    isDark ? brightPixels(page, cards(page).locator("img").first()) : [],
};

export const matches: Facts = {
  "the first match can be written to without a scroll": async ({ page, t, fold }) =>
    endingBelow(
      await boxesOf(
        actionsOf(cards(page).first()).filter({ hasText: t("people.card.message.short") }),
      ),
      fold,
    ),
};

const conversationsOf = (page: Page): Locator => main(page).locator("a[href^='/chat/']");

export const conversations: Facts = {
  "all are shown, the twin and Duo first": async ({ page, t }) => {
    const tab = page.getByRole("tab", { name: t("chat.list.tabs.all"), selected: true });
    const first = await conversationsOf(page).first().innerText();
    return [
      ...miscounted(await tab.all(), 1),
      ...(/\b(AI|KI)\b/.test(first) ? [] : [`First comes ${first}`]),
    ];
  },
  "what is unread is in the first window": async ({ page, fold }) => {
    const unread = conversationsOf(page).filter({ has: page.locator("[data-unread]") });
    const boxes = await boxesOf(unread);
    return boxes.length === 0 ? [] : endingBelow(boxes, fold);
  },
  "no name is cut off": ({ page }) => cutOff(conversationsOf(page).locator("bdi > span")),
};

/** The words that stand in an empty box. */
const placeholderOf = (box: Locator): Promise<string[]> =>
  box.evaluateAll((fields) =>
    fields.flatMap((field) => {
      if (!(field instanceof HTMLTextAreaElement)) return ["It is no box for text"];
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) return ["Nothing can be measured"];
      pen.font = font;
      const room =
        field.clientWidth -
        Number.parseFloat(paddingInlineStart) -
        Number.parseFloat(paddingInlineEnd);
      const needed = pen.measureText(field.placeholder).width;
      return needed > room ? [`"${field.placeholder}": ${Math.round(needed - room)} px`] : [];
    }),
  );

/** How far the newest message may be from its place, px. */
const MOST_GAP = 4;

export const chat: Facts = {
  "it takes the whole screen": takesTheScreen(),
  "the page itself does not scroll": async ({ page }) => {
    const below = await page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return scrollHeight - clientHeight;
    });
    return below > 0 ? [`${below} px are below`] : [];
  },
  "the head is 56 px high": onPhone(async ({ page }) => {
    const [head] = await boxesOf(main(page).locator("header").first());
    const height = head ? head.bottom - head.top : Infinity;
    return height > 56.5 ? [`It is ${height}`] : [];
  }),
  "the head says a name once": async ({ page }) => {
    const head = main(page).locator("header").first();
    const heading = await head.getByRole("heading").innerText();
    const lines = (await head.innerText())
      .split("\n")
      .filter((line) => line.trim() !== "" && line !== heading);
    return [
      ...miscounted(lines, 1, 9),
      ...lines.filter((line) => lines.some((other) => other !== line && other.includes(line))),
    ];
  },
  "the words in the box are whole": ({ page }) => placeholderOf(main(page).getByRole("textbox")),
  "what was said last stands on the box": async ({ page }) => {
    const list = main(page).locator("[role=group]:has(> [role=list])").last();
    if ((await list.count()) === 0) return [];
    const below = await list.evaluate(({ scrollHeight, scrollTop, clientHeight }) =>
      Math.round(scrollHeight - scrollTop - clientHeight),
    );
    return below > MOST_GAP ? [`${below} px are below`] : [];
  },
};
