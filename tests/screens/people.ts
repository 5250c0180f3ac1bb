import { decide } from "../../app/shell/gate.ts";
import { type PageDefinition, pages } from "../../app/shell/pages.ts";

/** The people who see the screens: a visitor, a demo member at each step of onboarding, and an admin. */
export const people = {
  visitor: { email: null, status: null },
  registered: { email: "amelie@demo.example", status: "registered" },
  profile_completed: { email: "jonas@demo.example", status: "profile_completed" },
  questionnaire_completed: { email: "mateo@demo.example", status: "questionnaire_completed" },
  onboarding_complete: { email: "chiara@demo.example", status: "onboarding_complete" },
  admin: { email: "admin@demo.example", status: "onboarding_complete" },
} as const;

export type PersonName = keyof typeof people;

export const personNames = Object.keys(people) as PersonName[];

/** Signed in, nothing changes on the other public pages but the header: one member is enough for them. */
const publicForAll: readonly string[] = ["/"];

/**
 * Pages that show an admin something else than other members who have everything open; the admin's own pages
 * come in addition.
 */
const adminSees: readonly string[] = ["/", "/home"];

function isShown(page: PageDefinition, name: PersonName): boolean {
  const isAdmin = name === "admin";
  if (decide(page.access, page.path, people[name].status, isAdmin).kind !== "open") return false;
  if (isAdmin) return page.access === "admin" || adminSees.includes(page.path);
  if (page.access !== "public" || publicForAll.includes(page.path)) return true;
  return name === "visitor" || name === "onboarding_complete";
}

/** The paths of the pages that the gate opens to a person. */
export const pathsOf = (name: PersonName): string[] =>
  pages.filter((page) => isShown(page, name)).map(({ path }) => path);

/** Chooses the mails, which are no page. */
export const mailsPath = "mails";

/** Every path that a picture can be chosen by, that of a page which does not exist included. */
export const allPaths: readonly string[] = [
  ...new Set(personNames.flatMap(pathsOf)),
  "/nowhere",
  mailsPath,
];
