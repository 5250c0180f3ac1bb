import { useIntl } from "@gemel/i18n";
import type { LikesItem, LikesList } from "../../flows/people/use-reaction-list.ts";

/** The date of a like or a match, in words. */
export function useNote(): (list: LikesList, item: LikesItem) => string {
  const intl = useIntl();
  return (list, item) => {
    const isReturned = list === "matches" || ("status" in item && item.status === "matched");
    const [id, time] = isReturned
      ? ([
          "likes.note.returned",
          ("confirmed_at" in item && item.confirmed_at) || item.created_at,
        ] as const)
      : list === "received"
        ? (["likes.note.received", item.created_at] as const)
        : (["likes.note.given", item.created_at] as const);
    const date = intl.formatDate(time, { day: "numeric", month: "long" });
    return intl.formatMessage({ id }, { date });
  };
}
