/** The address of every page there is, as the router matches it. */
const paths = [
  "/",
  "/home",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/contact",
  "/profile",
  "/questionnaire",
  "/discover",
  "/filters",
  "/likes",
  "/matches",
  "/conversations",
  "/terms-of-service",
  "/privacy-policy",
  "/disclaimer",
  "/rules",
  "/chat/:conversationId",
  "/settings",
  "/moderation/:reportId?",
] as const;

export type Path = (typeof paths)[number];

const built: ReadonlySet<string> = new Set(paths);

/** Whether a path has a page: links appear together with the page they lead to. */
export const isBuilt = (path: string): path is Path => built.has(path);
