import { page } from "../http/answer.ts";
import type { Handlers } from "./call.ts";
import { findLink } from "./find-link.ts";

/** Stopping mails. */
export const mailHandlers = {
  getUnsubscribePage: ({ world, parameters }) => {
    findLink(world, parameters.token, "unsubscribe");
    return page('<form method="post"><button>Stop these emails</button></form>');
  },

  unsubscribe: ({ world, parameters }) => {
    const { memberId } = findLink(world, parameters.token, "unsubscribe");
    const member = world.members.get(memberId);
    if (member) member.notices = { ...member.notices, matches: false };
    return page("<p>Done.</p>");
  },
} satisfies Partial<Handlers>;
