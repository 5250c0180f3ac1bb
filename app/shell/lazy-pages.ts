import { lazy } from "react";

const furtherParts = async () => (await import("./further-pages.ts")).furtherParts;

/** Loaded ahead: it cannot be fetched any more once Gemel is out of reach. */
export const preloadUnreachable = async () => (await furtherParts()).unreachable();

export const Unreachable = lazy(preloadUnreachable);
export const NotFound = lazy(async () => (await furtherParts()).notFound());
export const OutOfReach = lazy(async () => (await furtherParts()).outOfReach());
export const MemberHeader = lazy(async () => (await furtherParts()).memberHeader());
export const WarningDialog = lazy(async () => (await furtherParts()).warningDialog());
export const Banner = lazy(async () => (await furtherParts()).banner());
