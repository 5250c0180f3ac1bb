import type { ComponentType } from "react";
import type { Path } from "./paths.ts";

/** Starts loading a page's code; calling it again gives the same module. */
export type LoadPage = () => Promise<{ default: ComponentType }>;

/** Loads the pages that nobody visits first. */
export const furtherPages = {
  "/home": () => import("../routes/home/Home.tsx"),
  "/register": () => import("../routes/register/Register.tsx"),
  "/forgot-password": () => import("../routes/forgot-password/ForgotPassword.tsx"),
  "/reset-password": () => import("../routes/reset-password/ResetPassword.tsx"),
  "/verify-email": () => import("../routes/verify-email/VerifyEmail.tsx"),
  "/profile": () => import("../routes/profile/ProfilePage.tsx"),
  "/questionnaire": () => import("../routes/questionnaire/QuestionnairePage.tsx"),
  "/discover": () => import("../routes/discover/DiscoverPage.tsx"),
  "/filters": () => import("../routes/discover/FiltersPage.tsx"),
  "/likes": () => import("../routes/likes/LikesPage.tsx"),
  "/matches": () => import("../routes/likes/MatchesPage.tsx"),
} satisfies Partial<Record<Path, LoadPage>>;

export type FurtherPath = keyof typeof furtherPages;
