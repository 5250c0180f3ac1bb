import { Refusal } from "../http/refusal.ts";
import type { Link, World } from "../world/world.ts";

/** The link of a mail by its token. @throws Refusal 400 where there is none for the purpose */
export function findLink(world: World, token: string, purpose: Link["purpose"]): Link {
  const link = world.links.get(token);
  if (link?.purpose !== purpose) throw new Refusal(400, "invalid_link", "This link is invalid.");
  return link;
}
