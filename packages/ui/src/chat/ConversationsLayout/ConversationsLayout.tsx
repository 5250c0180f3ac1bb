import { useId, type ReactNode } from "react";
import { useHasRoom } from "../../layout/SidebarLayout/use-has-room.ts";
import * as css from "./ConversationsLayout.css.ts";

export interface ConversationsLayoutProps {
  /** Heads the list, and names it. */
  title: string;
  /** All conversations; drawn from 960 px on only. */
  list: ReactNode;
  /** The open one: a `ChatFrame`, or why there is none. */
  children: ReactNode;
}

/**
 * All conversations beside the open one, from 960 px on; on narrower screens, the open one alone. The list
 * scrolls by itself, and keeps its position when another conversation opens.
 *
 * Not for controls that change a list (`SidebarLayout`).
 */
export function ConversationsLayout({ title, list, children }: ConversationsLayoutProps) {
  const titleId = useId();
  const hasRoom = useHasRoom();
  return (
    <div className={css.layout}>
      {hasRoom ? (
        <section aria-labelledby={titleId} className={css.list}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          {list}
        </section>
      ) : null}
      <div>{children}</div>
    </div>
  );
}
