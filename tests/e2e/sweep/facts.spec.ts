import type { Page } from "@playwright/test";
import { locales } from "@gemel/i18n/locales";
import { letIn } from "../../screens/let-in.ts";
import { openView } from "../../screens/open-view.ts";
import type { PersonName } from "../../screens/people.ts";
import { settle } from "../../screens/settle.ts";
import { viewsOf } from "../../screens/views.ts";
import { expect, test } from "../support/journey.ts";
import { screens } from "../support/screens.ts";
import { textsOf } from "../support/texts.ts";
import { everyPage, noteLayoutShifts } from "./facts/every-page.ts";
import type { Facts } from "./facts/fact.ts";
import * as member from "./facts/member.ts";
import * as visitor from "./facts/visitor.ts";
import { addLook } from "./in-page.ts";

test.describe.configure({ timeout: 240_000 });

/** The facts about the views of each person, by the view's name. */
const factsOf: Partial<Record<PersonName, Readonly<Record<string, Facts>>>> = {
  visitor: { front: visitor.landing, register: visitor.register },
  registered: { home: member.registered, profile: {} },
  profile_completed: {
    home: member.profileCompleted,
    profile: {},
    questionnaire: member.questionnaire,
  },
  questionnaire_completed: { home: member.questionnaireCompleted },
  onboarding_complete: {
    front: member.insights,
    home: member.insights,
    discover: member.discover,
    filters: member.filters,
    likes: member.likesReceived,
    "likes-tab-matches": member.matches,
    conversations: member.conversations,
    "chat-twin": member.chat,
    "chat-advisor": member.chat,
    "chat-user": member.chat,
    profile: {},
    settings: {},
  },
};

/** A page is opened in the first, and taken over into the second. */
const looksOf = {
  en: [
    ["phone", "light"],
    ["desktop", "dark"],
  ],
  de: [
    ["desktop", "light"],
    ["phone", "dark"],
  ],
  other: [["phone", "light"]],
} as const;

/** Returns the bottom of the first window, px. */
const foldOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = document.querySelector("header nav");
    const isBelow =
      bar !== null && bar.checkVisibility() && getComputedStyle(bar).position === "fixed";
    return isBelow ? bar.getBoundingClientRect().top : innerHeight;
  });

for (const language of locales) {
  const isThorough = language === "en" || language === "de";
  for (const [person, facts] of Object.entries(factsOf) as [PersonName, Record<string, Facts>][]) {
    // The others are as long as these, but for the sentences of the questionnaire.
    if (!isThorough && !("questionnaire" in facts)) continue;
    test(`the pages of ${person} are as they were drawn, in ${language}`, async ({ context }) => {
      await addLook(context);
      await context.addInitScript(noteLayoutShifts);
      const conversations = await letIn(context, person, language);
      const views = viewsOf(person, conversations).filter(({ name }) => name in facts);
      for (const view of views) {
        const page = await context.newPage();
        for (const [index, [size, colorScheme]] of looksOf[
          isThorough ? language : "other"
        ].entries()) {
          await page.setViewportSize(screens[size]);
          await page.emulateMedia({ colorScheme });
          if (index === 0) await openView(page, view);
          await settle(page);
          const shown = {
            page,
            t: textsOf(language),
            isPhone: size === "phone",
            isDark: colorScheme === "dark",
            fold: await foldOf(page),
          };
          const all = { ...(index === 0 && everyPage), ...facts[view.name] };
          for (const [name, find] of Object.entries(all))
            expect
              .soft(await find(shown), `${view.name}, ${size}, ${colorScheme}: ${name}`)
              .toEqual([]);
        }
        await page.close();
      }
    });
  }
}
