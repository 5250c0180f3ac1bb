import type { ReactNode, Ref } from "react";
import {
  Dialog,
  DialogTrigger,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from "react-aria-components/Popover";
import * as styles from "./Popover.css.ts";

export interface PopoverProps extends Omit<
  AriaPopoverProps,
  "children" | "className" | "style" | "aria-label"
> {
  /** Names the popover for a screen reader. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/**
 * A small panel beside the button that opened it, closed by Escape or a press elsewhere. Put it and
 * its button into a `PopoverTrigger`. Not for a question that must be answered (use a dialog) and not
 * for a list of choices (use a select).
 */
export function Popover({ label, children, ...rest }: PopoverProps) {
  return (
    <AriaPopover {...rest} className={styles.popover}>
      <Dialog aria-label={label} className={styles.content}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}

/** Joins a button, first, and the popover it opens. */
export const PopoverTrigger = DialogTrigger;
