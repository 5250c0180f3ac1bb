import { useIntl } from "@gemel/i18n";
import { Badge } from "../feedback/Badge/Badge.tsx";
import type { ModerationMember } from "./moderation-member.ts";

/** How a member stands, where they cannot sign in; nothing for one who can. */
export function StandingBadge({ standing }: Pick<ModerationMember, "standing">) {
  const intl = useIntl();
  if (standing === "active") return null;
  return (
    <Badge tone={standing === "suspended" ? "danger" : "neutral"}>
      {intl.formatMessage({ id: `moderation.standing.${standing}` })}
    </Badge>
  );
}
