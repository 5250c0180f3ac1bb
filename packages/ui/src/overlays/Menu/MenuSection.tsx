import type { ReactNode } from "react";
import {
  Header,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
} from "react-aria-components/Menu";
import * as css from "./Menu.css.ts";

export interface MenuSectionProps<Item> extends Omit<
  AriaMenuSectionProps<Item>,
  "children" | "className" | "style" | "items" | "aria-label"
> {
  /** The common subject of its items. */
  label: string;
  /** Only spoken; a line sets the section apart all the same. @default false */
  isLabelHidden?: boolean;
  /** Each a `MenuItem`. */
  children: ReactNode;
}

/** Items of a `Menu` that belong together; it may have a `selectionMode` of its own. */
export function MenuSection<Item extends object>(props: MenuSectionProps<Item>) {
  const { label, isLabelHidden = false, children, ...rest } = props;
  return (
    <AriaMenuSection
      {...rest}
      {...(isLabelHidden ? { "aria-label": label } : {})}
      className={css.section}
    >
      {isLabelHidden ? null : <Header className={css.sectionTitle}>{label}</Header>}
      {children}
    </AriaMenuSection>
  );
}
