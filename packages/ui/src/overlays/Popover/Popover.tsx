import type { ReactNode, Ref } from "react";
import {
  Dialog,
  DialogTrigger,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from "react-aria-components/Popover";
import { Back } from "../../foundation/use-back.ts";
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
 * A small panel beside the button that opened it, for a closer look or a few controls. Put the
 * button, first, and the popover into a `PopoverTrigger`.
 *
 * Not for a question that must be answered (`Dialog`), nor for a list of choices (`Select`) or of
 * actions (`Menu`).
 */
export function Popover({ label, children, ...rest }: PopoverProps) {
  return (
    <AriaPopover {...rest} className={styles.popover}>
      <Dialog aria-label={label} className={styles.content}>
        <Back onOpenChange={rest.onOpenChange} />
        {children}
      </Dialog>
    </AriaPopover>
  );
}

/** Joins a button, first, and the popover it opens. */
export const PopoverTrigger = DialogTrigger;
