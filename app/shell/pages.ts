import type { Bundle, MessageId } from "@gemel/i18n";
import { lazy, type ComponentType } from "react";
import type { Access } from "./gate.ts";

type LoadPage = () => Promise<{ default: ComponentType }>;

export interface PageDefinition {
  path: string;
  access: Access;
  title: MessageId;
  /** Texts beyond `core`. */
  bundles: readonly Bundle[];
  /** Starts loading the code; calling it again gives the same module. */
  load: LoadPage;
  Component: ComponentType;
}

const definePage = (
  definition: Omit<PageDefinition, "Component" | "bundles"> & { bundles?: readonly Bundle[] },
): PageDefinition => ({
  bundles: [],
  ...definition,
  Component: lazy(definition.load),
});

/** Every page there is. Links and menu entries appear together with the page they lead to. */
export const pages: readonly PageDefinition[] = [
  definePage({
    path: "/",
    access: "public",
    title: "shell.title.front",
    load: () => import("../routes/front/Front.tsx"),
  }),
  definePage({
    path: "/home",
    access: "member",
    title: "shell.title.home",
    bundles: ["home"],
    load: () => import("../routes/home/Home.tsx"),
  }),
  definePage({
    path: "/login",
    access: "guest",
    title: "shell.title.login",
    load: () => import("../routes/login/Login.tsx"),
  }),
  definePage({
    path: "/register",
    access: "guest",
    title: "shell.title.register",
    load: () => import("../routes/register/Register.tsx"),
  }),
  definePage({
    path: "/forgot-password",
    access: "public",
    title: "shell.title.forgotPassword",
    load: () => import("../routes/forgot-password/ForgotPassword.tsx"),
  }),
  definePage({
    path: "/reset-password",
    access: "public",
    title: "shell.title.resetPassword",
    load: () => import("../routes/reset-password/ResetPassword.tsx"),
  }),
  definePage({
    path: "/verify-email",
    access: "public",
    title: "shell.title.verifyEmail",
    load: () => import("../routes/verify-email/VerifyEmail.tsx"),
  }),
  definePage({
    path: "/profile",
    access: "member",
    title: "shell.title.profile",
    bundles: ["profile"],
    load: () => import("../routes/profile/ProfilePage.tsx"),
  }),
];

const builtPaths: ReadonlySet<string> = new Set(pages.map(({ path }) => path));

/** Whether a path has a page. */
export const isBuilt = (path: string): boolean => builtPaths.has(path);
