import type { Location } from "react-router";

const isLocation = (value: unknown): value is Pick<Location, "pathname" | "search" | "hash"> =>
  typeof value === "object" && value !== null && "pathname" in value;

/** The page that was wanted before the gate redirected to the login; `/` without a redirect. */
export function rememberedLocation(state: unknown): string {
  if (typeof state !== "object" || state === null || !("from" in state)) return "/";
  const { from } = state;
  return isLocation(from) ? `${from.pathname}${from.search ?? ""}${from.hash ?? ""}` : "/";
}
