import { Check } from "lucide-react";
import type { ReactNode } from "react";
import {
  MenuItem as AriaMenuItem,
  Text,
  type MenuItemProps as AriaMenuItemProps,
} from "react-aria-components/Menu";
import * as css from "./Menu.css.ts";

export interface MenuItemProps extends Omit<
  AriaMenuItemProps,
  "children" | "className" | "style" | "textValue" | "aria-label"
> {
  /** Text that says what the item does; typing its first letters finds it. */
  label: string;
  /** Before the label, 1em in size. */
  icon?: ReactNode;
  /** `danger`: takes something away; a confirmation follows. @default "plain" */
  tone?: "plain" | "danger";
}

/** One line of a `Menu`: does something (`onAction`), leads somewhere (`href`), or is a choice. */
export function MenuItem({ label, icon, tone = "plain", ...props }: MenuItemProps) {
  return (
    <AriaMenuItem {...props} textValue={label} className={css.item} data-tone={tone}>
      {({ selectionMode }) => (
        <>
          {icon ? (
            <span aria-hidden className={css.icon}>
              {icon}
            </span>
          ) : null}
          <Text slot="label" className={css.label}>
            {label}
          </Text>
          {selectionMode === "none" ? null : (
            <span aria-hidden className={css.check}>
              <Check size="1em" />
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  );
}
