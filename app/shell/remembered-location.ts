import type { Location } from "react-router";

const isLocation = (value: unknown): value is Pick<Location, "pathname" | "search" | "hash"> =>
  typeof value === "object" && value !== null && "pathname" in value;

/** Where someone wanted to go before the gate sent them to the login; `/` when they came by themselves. */
export function rememberedLocation(state: unknown): string {
  if (typeof state !== "object" || state === null || !("from" in state)) return "/";
  const { from } = state;
  return isLocation(from) ? `${from.pathname}${from.search ?? ""}${from.hash ?? ""}` : "/";
}
