import type { Choices } from "@gemel/mock/handlers";
import { type Path, pages } from "../../app/shell/pages.ts";

/** A page to weigh, and the member or visitor who opens it. */
export interface WeighedRoute {
  readonly route: string;
  readonly address: string;
  /** The answers of the member's backend; without them, the page is opened as a visitor. */
  readonly answers?: Choices;
}

const complete: Choices = { getMe: "onboardingComplete" };

/**
 * Answers for pages that need another member than one with everything open, or more than the default data.
 */
const special: Partial<Record<Path, Choices>> = {
  "/questionnaire": {
    getMe: "profileCompleted",
    getCompletionStatus: "open",
    getQuestionnaire: "english",
  },
  "/moderation/:reportId?": { getMe: "admin" },
  "/chat/:conversationId": { ...complete, getConversations: "many", getMessages: "twin" },
};

const conversation = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a08";

/** Every page there is. */
export const routes: readonly WeighedRoute[] = pages.map(({ path, access }) => ({
  route: path,
  address: path.replace(":conversationId", conversation).replace("/:reportId?", ""),
  ...(isForVisitors(access) ? {} : { answers: special[path as Path] ?? complete }),
}));

function isForVisitors(access: string): boolean {
  return access === "public" || access === "guest";
}
