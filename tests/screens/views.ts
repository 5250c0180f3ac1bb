import type { Path } from "../../app/shell/pages.ts";
import { pathsOf, type PersonName } from "./people.ts";

/** A page in one of the states that its address, or one press, leads to. */
export interface View {
  /** The page, as the router matches it. */
  readonly path: string;
  readonly address: string;
  /** The tab, counted from 0, that is pressed then. */
  readonly tab?: number;
  /** A unique name of the view; also usable as a file name. */
  readonly name: string;
}

/** The ids of a person's conversations, by type. */
export type Conversations = Readonly<Record<"twin" | "advisor" | "user", string>>;

/** The queries that show more of a page than its plain address. */
const further: Partial<Record<Path, readonly string[]>> = {
  "/reset-password": ["?token=x"],
  "/verify-email": ["?token=x"],
  "/likes": ["?tab=given", "?tab=matches"],
  "/conversations": ["?tab=twin", "?tab=advisor", "?tab=user"],
};

/** Tabs that have no address. */
const tabs: Partial<Record<Path, number>> = { "/profile": 4 };

const slug = (address: string): string =>
  address.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "") || "front";

function viewsOfPath(path: string, conversations: Conversations | undefined): View[] {
  const known = path as Path;
  // A part of the address that may be left out.
  const bare = path.replace(/\/:\w+\?$/, "");
  if (known === "/chat/:conversationId") {
    return Object.entries(conversations ?? {}).map(([type, id]) => ({
      path,
      address: `/chat/${id}`,
      name: `chat-${type}`,
    }));
  }
  const pressed = Array.from({ length: (tabs[known] ?? 1) - 1 }, (_, index) => ({
    path,
    address: bare,
    tab: index + 1,
    name: `${slug(bare)}-tab-${index + 2}`,
  }));
  const addresses = ["", ...(further[known] ?? [])].map((query) => ({
    path,
    address: bare + query,
    name: slug(bare + query),
  }));
  return [...addresses, ...pressed];
}

/** Every view that a person can open, a page that does not exist included. */
export function viewsOf(person: PersonName, conversations?: Conversations): View[] {
  const nowhere = { path: "/nowhere", address: "/nowhere", name: "nowhere" };
  const views = pathsOf(person).flatMap((path) => viewsOfPath(path, conversations));
  return person === "visitor" || person === "onboarding_complete" ? [...views, nowhere] : views;
}
