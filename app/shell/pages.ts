import type { Bundle, MessageId } from "@gemel/i18n";
import { lazy, type ComponentType } from "react";
import type { Access } from "./gate.ts";
import type { Path } from "./paths.ts";

interface PageSource {
  access: Access;
  title: MessageId;
  /** Texts beyond `core`. @default none */
  bundles?: readonly Bundle[];
  /** Starts loading the code; calling it again gives the same module. */
  load: () => Promise<{ default: ComponentType }>;
}

/** A path without a page, or a page without a path, does not compile. */
const sources: Record<Path, PageSource> = {
  "/": {
    access: "public",
    title: "shell.title.front",
    load: () => import("../routes/front/Front.tsx"),
  },
  "/home": {
    access: "member",
    title: "shell.title.home",
    bundles: ["home"],
    load: () => import("../routes/home/Home.tsx"),
  },
  "/login": {
    access: "guest",
    title: "shell.title.login",
    load: () => import("../routes/login/Login.tsx"),
  },
  "/register": {
    access: "guest",
    title: "shell.title.register",
    load: () => import("../routes/register/Register.tsx"),
  },
  "/forgot-password": {
    access: "public",
    title: "shell.title.forgotPassword",
    load: () => import("../routes/forgot-password/ForgotPassword.tsx"),
  },
  "/reset-password": {
    access: "public",
    title: "shell.title.resetPassword",
    load: () => import("../routes/reset-password/ResetPassword.tsx"),
  },
  "/verify-email": {
    access: "public",
    title: "shell.title.verifyEmail",
    load: () => import("../routes/verify-email/VerifyEmail.tsx"),
  },
  "/profile": {
    access: "member",
    title: "shell.title.profile",
    bundles: ["profile", "member"],
    load: () => import("../routes/profile/ProfilePage.tsx"),
  },
  "/questionnaire": {
    access: "member",
    title: "shell.title.questionnaire",
    bundles: ["member"],
    load: () => import("../routes/questionnaire/QuestionnairePage.tsx"),
  },
};

export interface PageDefinition extends Required<PageSource> {
  path: string;
  Component: ComponentType;
}

/** Every page, ready to be routed to. */
export const pages: readonly PageDefinition[] = Object.entries(sources).map(([path, source]) => ({
  path,
  bundles: [],
  ...source,
  Component: lazy(source.load),
}));
