import { useIntl } from "@gemel/i18n";
import { Badge } from "../feedback/Badge/Badge.tsx";
import type { ModerationMember } from "./moderation-member.ts";

/** The account status of a member who cannot sign in; nothing for a member who can. */
export function StandingBadge({ standing }: Pick<ModerationMember, "standing">) {
  const intl = useIntl();
  if (standing === "active") return null;
  return (
    <Badge tone={standing === "suspended" ? "danger" : "neutral"}>
      {intl.formatMessage({ id: `moderation.standing.${standing}` })}
    </Badge>
  );
}
