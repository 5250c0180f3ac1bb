import type { ReactNode } from "react";
import * as css from "./SidebarLayout.css.ts";
import { useHasRoom } from "./use-has-room.ts";

export { useHasRoom };

export interface SidebarLayoutProps {
  /** Beside the content from 960 px on; stays in view while the page scrolls. */
  sidebar: ReactNode;
  /** Above the content where there is no room for it: what opens the same in a `Drawer`. */
  compact?: ReactNode;
  /** The content. */
  children: ReactNode;
}

/**
 * Controls beside what they change: the filters of a list. Only one of `sidebar` and `compact` is
 * there at a time, so their state belongs above.
 *
 * Not for two parts of equal weight (`Split`), nor for a page's navigation (`Header`).
 */
export function SidebarLayout({ sidebar, compact, children }: SidebarLayoutProps) {
  const hasRoom = useHasRoom();
  return (
    <div className={css.layout}>
      {hasRoom ? <div className={css.sidebar}>{sidebar}</div> : null}
      {hasRoom || compact === undefined ? null : <div className={css.compact}>{compact}</div>}
      <div className={css.content}>{children}</div>
    </div>
  );
}
