import { useIntl } from "@gemel/i18n";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { item } from "../ConversationItem/ConversationItem.css.ts";
import * as css from "./ConversationItemSkeleton.css.ts";

export interface ConversationItemSkeletonProps {
  /** How many lines are loading. @default 6 */
  count?: number;
}

/**
 * The shape of conversations that are loading, each about as high as a `ConversationItem`: give
 * it to the `loading` of an `InfiniteList`. The wait is announced once for all of them.
 *
 * Not for a further page, which `InfiniteList` announces itself.
 */
export function ConversationItemSkeleton({ count = 6 }: ConversationItemSkeletonProps) {
  const intl = useIntl();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{intl.formatMessage({ id: "chat.list.loading" })}</span>
      </VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} aria-hidden className={item.user}>
          <div className={css.sign} />
          <div className={css.text}>
            <div className={css.head}>
              <div className={css.name} />
            </div>
            <div className={css.foot}>
              <div className={css.last} />
            </div>
          </div>
        </div>
      ))}
    </>
  );
}
