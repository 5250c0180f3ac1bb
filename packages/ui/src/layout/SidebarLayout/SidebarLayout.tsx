import type { ReactNode } from "react";
import * as css from "./SidebarLayout.css.ts";
import { useHasRoom } from "./use-has-room.ts";

export { useHasRoom };

export interface SidebarLayoutProps {
  /**
   * Beside the content from 960 px on; stays in view while the page scrolls. If `useHasRoom` says that there
   * is no room for it, the content opens the same controls in a `Drawer`.
   */
  sidebar: ReactNode;
  /** The content. */
  children: ReactNode;
}

/**
 * Controls beside the content that they change, such as the filters of a list. Without room the sidebar is
 * removed, so its state belongs above.
 *
 * Not for two parts of equal weight (`Split`), nor for a page's navigation (`Header`).
 */
export function SidebarLayout({ sidebar, children }: SidebarLayoutProps) {
  const hasRoom = useHasRoom();
  return (
    <div className={css.layout}>
      {hasRoom ? <div className={css.sidebar}>{sidebar}</div> : null}
      <div className={css.content}>{children}</div>
    </div>
  );
}
