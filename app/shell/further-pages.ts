import { Banner } from "@gemel/ui/Banner";
import type { ComponentType } from "react";

/** Starts loading a page's code; calling it again gives the same module. */
export type LoadPage = () => Promise<{ default: ComponentType }>;

/** Loads the pages that no visit begins with. */
export const furtherPages = {
  "/home": () => import("../routes/home/Home.tsx"),
  "/register": () => import("../routes/register/Register.tsx"),
  "/forgot-password": () => import("../routes/forgot-password/ForgotPassword.tsx"),
  "/reset-password": () => import("../routes/reset-password/ResetPassword.tsx"),
  "/verify-email": () => import("../routes/verify-email/VerifyEmail.tsx"),
  "/contact": () => import("../routes/contact/ContactPage.tsx"),
  "/profile": () => import("../routes/profile/ProfilePage.tsx"),
  "/questionnaire": () => import("../routes/questionnaire/QuestionnairePage.tsx"),
  "/discover": () => import("../routes/discover/DiscoverPage.tsx"),
  "/filters": () => import("../routes/discover/FiltersPage.tsx"),
  "/likes": () => import("../routes/likes/LikesPage.tsx"),
  "/matches": () => import("../routes/likes/MatchesPage.tsx"),
  "/conversations": () => import("../routes/conversations/ConversationsPage.tsx"),
  "/terms-of-service": () => import("../routes/legal/LegalPage.tsx"),
  "/privacy-policy": () => import("../routes/legal/LegalPage.tsx"),
  "/disclaimer": () => import("../routes/legal/LegalPage.tsx"),
  "/rules": () => import("../routes/legal/LegalPage.tsx"),
  "/chat/:conversationId": () => import("../routes/chat/ChatPage.tsx"),
  "/settings": () => import("../routes/settings/SettingsPage.tsx"),
  "/moderation/:reportId?": () => import("../routes/moderation/ModerationPage.tsx"),
} satisfies Readonly<Record<string, LoadPage>>;

export type FurtherPath = keyof typeof furtherPages;

/** Loads what the frame needs seldom: each has files that a first visit does not need. */
export const furtherParts = {
  // In one file with this one, for most pages have it.
  banner: () => ({ default: Banner }),
  memberHeader: () => import("./frame/MemberHeader.tsx"),
  notFound: () => import("./failures/NotFound.tsx"),
  outOfReach: () => import("./failures/OutOfReach.tsx"),
  warningDialog: () => import("./frame/WarningDialog.tsx"),
  unreachable: () => import("./failures/Unreachable.tsx"),
};
