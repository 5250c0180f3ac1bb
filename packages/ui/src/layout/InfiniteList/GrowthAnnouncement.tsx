import { useIntl } from "@gemel/i18n";
import { useState } from "react";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.css.ts";

export interface GrowthAnnouncementProps {
  /** How many items there are. */
  count: number;
}

/** Announces politely how many items were added when a list grows; silent when it shrinks. */
export function GrowthAnnouncement({ count }: GrowthAnnouncementProps) {
  const intl = useIntl();
  const [seen, setSeen] = useState({ count, more: 0 });
  if (seen.count !== count) setSeen({ count, more: Math.max(0, count - seen.count) });
  return (
    <p role="status" className={visuallyHidden}>
      {seen.more > 0
        ? intl.formatMessage({ id: "people.list.arrived" }, { count: seen.more, total: seen.count })
        : null}
    </p>
  );
}
