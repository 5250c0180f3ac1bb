import {
  Menu as AriaMenu,
  MenuTrigger as AriaMenuTrigger,
  Popover,
  type MenuProps as AriaMenuProps,
  type PopoverProps,
} from "react-aria-components/Menu";
import { Back } from "../../foundation/use-back.ts";
import * as css from "./Menu.css.ts";

export interface MenuProps<Item>
  extends
    Omit<AriaMenuProps<Item>, "className" | "style">,
    Pick<PopoverProps, "triggerRef" | "isOpen" | "onOpenChange"> {
  /**
   * Position relative to its button, as `top end`. It turns over if there is no room. @default "bottom start"
   */
  placement?: PopoverProps["placement"];
}

/**
 * Rarely needed actions on one thing, behind one button, which names the menu. Put first the button, then the
 * menu into a `MenuTrigger`, and each `MenuItem` into the menu, alone or in a `MenuSection`. With
 * `selectionMode` its items are choices that show their state. A menu whose code loads after its button
 * stands beside the button instead, with `triggerRef`, `isOpen` and `onOpenChange`.
 *
 * Not for the main action, which is always visible, nor for a field of a form (`Select`), nor for navigation
 * between pages (`NavLink`).
 */
export function Menu<Item extends object>({
  placement = "bottom start",
  triggerRef,
  isOpen,
  onOpenChange,
  ...props
}: MenuProps<Item>) {
  const place = triggerRef && {
    "aria-label": props["aria-label"],
    triggerRef,
    isOpen,
    onOpenChange,
  };
  return (
    <Popover placement={placement} {...place} className={css.popover}>
      <Back onOpenChange={onOpenChange} />
      <AriaMenu
        {...props}
        {...(onOpenChange && { onClose: () => onOpenChange(false) })}
        className={css.menu}
      />
    </Popover>
  );
}

/** Joins a button, first, and the menu it opens. */
export const MenuTrigger = AriaMenuTrigger;
