import type { Page } from "@playwright/test";
import type { PersonName } from "../../screens/people.ts";
import type { View } from "../../screens/views.ts";
import { findViolations } from "../support/find-violations.ts";
import { screens } from "../support/screens.ts";
import { findClipped } from "./checks/clipped-text.ts";
import { findHelpElsewhere } from "./checks/consistent-help.ts";
import { findObscuredFocus } from "./checks/focus-not-obscured.ts";
import { findNeedlessScroll } from "./checks/needless-scroll.ts";
import { findOverflow } from "./checks/overflow.ts";
import { findMotion } from "./checks/reduced-motion.ts";
import { findSmallTargets } from "./checks/target-size.ts";
import { findTextLostToSpacing } from "./checks/text-spacing.ts";

/** Looks at a view that is open. @returns one line for each fault; none where all is well */
export type Check = (page: Page, view: View) => Promise<string[]>;

export interface Look {
  readonly size: { readonly width: number; readonly height: number };
  readonly colorScheme: "light" | "dark";
  /** Whether each person is looked at, or only the first who is shown a view. */
  readonly of: "each person" | "the first";
  /** The person whose views differ too much from the first person's to be left out. */
  readonly also?: PersonName;
  /** The checks, by the fault that they look for. A check leaves the page as it was, except the focus. */
  readonly checks: Readonly<Record<string, Check>>;
}

/**
 * The checks that are skipped on some pages, by their path. Cards of people lose words to spacing in a
 * language that is a third longer than English, which no member has. At 400 % zoom, focus is lost from sight
 * in the drawer of filters and at the top of a conversation, and the links to reports are 18 px high: these
 * are still to be fixed. A conversation and the questionnaire take the whole screen and have no footer.
 */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  "1.4.12 Text Spacing": ["/discover", "/filters", "/likes", "/matches"],
  "2.4.11 Focus Not Obscured": ["/filters", "/chat/:conversationId"],
  "2.5.5 Target Size": ["/moderation/:reportId?"],
  "3.2.6 Consistent Help": ["/chat/:conversationId", "/questionnaire"],
};

/** The checks of a look that are made of a view. */
export const checksOf = ({ checks }: Look, { path }: View): (readonly [string, Check])[] =>
  Object.entries(checks).filter(([name]) => !exceptions[name]?.includes(path));

const fits = { "fits the width": findOverflow, "scrolls to something": findNeedlessScroll };

/**
 * The looks at each view, in this order, without opening it again. A new check is one line here. Checks of
 * what only colour or size changes run in each theme and size; the rest run in the first look.
 */
export const looks: readonly [Look, ...Look[]] = [
  {
    size: screens.phone,
    colorScheme: "light",
    of: "each person",
    checks: {
      ...fits,
      axe: findViolations,
      "texts are whole": findClipped,
      "1.4.12 Text Spacing": findTextLostToSpacing,
      "2.3.3 Animation from Interactions": findMotion,
      "2.5.5 Target Size": findSmallTargets,
      "3.2.6 Consistent Help": findHelpElsewhere,
    },
  },
  {
    size: { width: 768, height: 1024 },
    colorScheme: "light",
    of: "the first",
    checks: fits,
  },
  {
    size: { width: 1024, height: 768 },
    colorScheme: "light",
    of: "the first",
    checks: fits,
  },
  {
    size: screens.desktop,
    colorScheme: "dark",
    of: "the first",
    checks: { ...fits, axe: findViolations },
  },
  {
    size: screens.zoomed,
    colorScheme: "light",
    of: "the first",
    // The questionnaire is still to be answered.
    also: "profile_completed",
    checks: { ...fits, "2.4.11 Focus Not Obscured": findObscuredFocus },
  },
];
