import { useIntl } from "@gemel/i18n";
import { PanelLeftClose, SlidersHorizontal } from "lucide-react";
import { useId, type ReactNode } from "react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import * as css from "./FilterSidebar.css.ts";

export interface FilterSidebarProps {
  /** A narrow rail with one button. */
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
  /** The `FilterPanel`. */
  children: ReactNode;
}

/**
 * The filters beside the results on a wide screen, which can shrink to a rail. The host keeps changes that
 * are not applied yet.
 *
 * Not for narrow screens: there the panel is in a `Drawer`.
 */
export function FilterSidebar({ isCollapsed, onCollapsedChange, children }: FilterSidebarProps) {
  const intl = useIntl();
  const titleId = useId();
  const panelId = useId();
  return (
    <section aria-labelledby={titleId} className={isCollapsed ? css.rail : css.sidebar}>
      <div className={css.head}>
        <h2 id={titleId} className={isCollapsed ? css.railTitle : css.title}>
          {intl.formatMessage({ id: "people.filters.title" })}
        </h2>
        <IconButton
          label={intl.formatMessage({
            id: isCollapsed ? "people.filters.expand" : "people.filters.collapse",
          })}
          aria-expanded={!isCollapsed}
          aria-controls={panelId}
          onPress={() => onCollapsedChange(!isCollapsed)}
        >
          {isCollapsed ? (
            <SlidersHorizontal size="1em" aria-hidden />
          ) : (
            <PanelLeftClose size="1em" aria-hidden className={css.turning} />
          )}
        </IconButton>
      </div>
      <div id={panelId} className={css.panel} hidden={isCollapsed}>
        {isCollapsed ? null : children}
      </div>
    </section>
  );
}
