import { useIntl } from "@gemel/i18n";
import { Badge } from "@gemel/ui/Badge";
import { NavLink } from "@gemel/ui/NavLink";
import { Heart } from "lucide-react";
import { useLikesCount } from "../../flows/people/use-likes-count.ts";
import { Optional } from "../failures/Optional.tsx";

/** The way to likes and matches, with how many likes wait there for an answer. */
export function LikesLink({ pathname }: { pathname: string }) {
  const intl = useIntl();
  const isCurrent = pathname === "/likes";
  const count = useLikesCount(isCurrent || pathname === "/discover");
  return (
    <NavLink
      href="/likes"
      isCurrent={isCurrent}
      icon={<Heart size="1em" strokeWidth={1.75} />}
      badge={
        // The page itself counts them.
        !isCurrent &&
        count !== null &&
        count > 0 && (
          <Optional bundles={["member"]} retryOn={count}>
            <Waiting count={count} />
          </Optional>
        )
      }
    >
      {intl.formatMessage({ id: "shell.nav.likes" })}
    </NavLink>
  );
}

function Waiting({ count }: { count: number }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "likes.waiting" }, { count });
  return <Badge tone="garnet" count={count} label={label} />;
}
