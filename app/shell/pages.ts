import type { Bundle, MessageId } from "@gemel/i18n";
import { lazy, type ComponentType } from "react";
import type { Access } from "./gate.ts";
import type { FurtherPath, LoadPage } from "./further-pages.ts";

interface PageSource {
  access: Access;
  title: MessageId;
  /** Texts beyond `core`. @default `member` on a member's page, else none */
  bundles?: readonly Bundle[];
}

interface FirstPageSource extends PageSource {
  load: LoadPage;
}

/**
 * Loads the table of the other pages when one of them is requested. So the first visit, to the front or to
 * the sign-in, loads less, however many pages there are.
 */
const loadFurther = async (path: FurtherPath) =>
  (await import("./further-pages.ts")).furtherPages[path]();

/** Pages that a visit begins with: their code is not in `further-pages.ts`. */
type FirstPath = "/" | "/login";

/** The address of a page, as the router matches it. */
export type Path = FirstPath | FurtherPath;

const sources: Readonly<Record<FurtherPath, PageSource> & Record<FirstPath, FirstPageSource>> = {
  "/": {
    access: "public",
    title: "shell.title.front",
    load: () => import("../routes/front/Front.tsx"),
  },
  "/home": {
    access: "member",
    title: "shell.title.home",
    bundles: ["home"],
  },
  "/login": {
    access: "guest",
    title: "shell.title.login",
    load: () => import("../routes/login/Login.tsx"),
  },
  "/register": {
    access: "guest",
    title: "shell.title.register",
  },
  "/forgot-password": {
    access: "public",
    title: "shell.title.forgotPassword",
  },
  "/reset-password": {
    access: "public",
    title: "shell.title.resetPassword",
  },
  "/verify-email": {
    access: "public",
    title: "shell.title.verifyEmail",
  },
  "/contact": {
    access: "public",
    title: "shell.footer.contact",
    bundles: ["contact"],
  },
  "/profile": {
    access: "member",
    title: "shell.title.profile",
    bundles: ["profile", "member"],
  },
  "/questionnaire": {
    access: "member",
    title: "shell.title.questionnaire",
    bundles: ["member", "questionnaire", "result"],
  },
  "/discover": {
    access: "member",
    title: "shell.title.discover",
  },
  "/filters": {
    access: "member",
    title: "shell.title.discover",
  },
  "/likes": {
    access: "member",
    title: "shell.title.likes",
  },
  "/matches": {
    access: "member",
    title: "shell.title.likes",
  },
  "/conversations": {
    access: "member",
    title: "shell.title.conversations",
  },
  "/terms-of-service": {
    access: "public",
    title: "shell.footer.terms",
  },
  "/privacy-policy": {
    access: "public",
    title: "shell.footer.privacy",
  },
  "/disclaimer": {
    access: "public",
    title: "shell.footer.disclaimer",
  },
  "/rules": {
    access: "public",
    title: "shell.footer.rules",
  },
  "/chat/:conversationId": {
    access: "member",
    title: "chat.title.page",
  },
  "/settings": {
    access: "member",
    title: "shell.nav.settings",
    bundles: ["settings"],
  },
  "/moderation/:reportId?": {
    access: "admin",
    title: "shell.nav.moderation",
    bundles: ["moderation", "member"],
  },
};

export interface PageDefinition extends Required<PageSource> {
  path: string;
  load: LoadPage;
  Component: ComponentType;
}

/** Every page, ready to be routed to. */
export const pages: readonly PageDefinition[] = Object.entries(sources).map(([path, source]) => {
  const page = {
    load: () => loadFurther(path as FurtherPath),
    bundles: source.access === "member" ? (["member"] as const) : [],
    path,
    ...source,
  };
  return { ...page, Component: lazy(page.load) };
});
