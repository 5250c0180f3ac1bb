import { useEffect, useRef, type ReactNode } from "react";
import {
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from "react-aria-components/Tabs";
import { useIntl } from "@gemel/i18n";
import * as css from "./Tabs.css.ts";
import { useMore } from "./use-more.ts";

export interface TabItem {
  id: string;
  label: ReactNode;
  /** How many there are; 0 is shown too. */
  count?: number;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps extends Omit<
  AriaTabsProps,
  "children" | "className" | "style" | "orientation"
> {
  /** Names the row of tabs. */
  label: string;
  /** Each with an `id`, a `label` and its `content`; optionally a `count` and `isDisabled`. */
  items: readonly TabItem[];
  /** Less air below the row, for a list that is to fit into the window. @default false */
  isDense?: boolean;
  /** A few tabs that share the whole row, with labels on two lines if necessary. @default false */
  isFitted?: boolean;
}

/**
 * Parts of one page that are looked at one at a time. The row scrolls sideways if it is too long, and fades
 * at an edge with more tabs. Only the selected part is rendered, so drafts belong above it.
 *
 * Not for going to another page (`NavLink`), nor for consecutive steps.
 */
export function Tabs({ label, items, isDense = false, isFitted = false, ...props }: TabsProps) {
  const intl = useIntl();
  const row = useMore();
  return (
    <AriaTabs
      {...props}
      className={css.tabs}
      data-dense={isDense || undefined}
      data-fitted={isFitted || undefined}
    >
      <TabList ref={row} aria-label={label} className={css.list}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className={css.tab}
            {...(item.isDisabled === undefined ? {} : { isDisabled: item.isDisabled })}
          >
            {({ isSelected }) => (
              <InView isSelected={isSelected}>
                {item.label}
                {item.count === undefined ? null : (
                  <span className={css.count}>{intl.formatNumber(item.count)}</span>
                )}
              </InView>
            )}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={css.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/**
 * Keeps the selected tab in the middle of the row, also when counts widen the tabs or the row gets
 * another width. Only the row moves; the page stays where it is.
 */
function InView({ isSelected, children }: { isSelected: boolean; children: ReactNode }) {
  const content = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = content.current?.parentElement;
    const row = tab?.parentElement;
    if (!isSelected || !tab || !row) return undefined;
    const middleOf = ({ left, width }: DOMRect) => left + width / 2;
    const center = () =>
      row.scrollBy({
        left: middleOf(tab.getBoundingClientRect()) - middleOf(row.getBoundingClientRect()),
      });
    center();
    const observer = new ResizeObserver(center);
    for (const element of [row, ...row.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [isSelected]);
  return (
    <span ref={content} className={css.content}>
      {children}
    </span>
  );
}
