import { useIntl } from "@gemel/i18n";
import { Skeleton } from "../../feedback/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./MessageList.css.ts";

const bubbles = [
  { side: "other", lines: 2 },
  { side: "me", lines: 1 },
  { side: "other", lines: 3 },
  { side: "me", lines: 2 },
  { side: "other", lines: 1 },
] as const;

/** The shape of a conversation that is loading. */
export function MessagesSkeleton() {
  const intl = useIntl();
  return (
    <div className={css.skeleton} aria-busy="true">
      <span role="status">
        <VisuallyHidden>{intl.formatMessage({ id: "chat.messages.loading" })}</VisuallyHidden>
      </span>
      {bubbles.map(({ side, lines }, index) => (
        <div key={index} className={css.ghosts[side]}>
          <Skeleton count={lines} />
        </div>
      ))}
    </div>
  );
}
