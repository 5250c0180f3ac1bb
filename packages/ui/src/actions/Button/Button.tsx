import type { ReactNode, Ref } from "react";
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from "react-aria-components/Button";
import * as css from "./Button.css.ts";
import type { ButtonLook } from "./button-variants.ts";
import { PendingMark } from "./PendingMark.tsx";

export interface ButtonProps
  extends Omit<AriaButtonProps, "children" | "className" | "style">, ButtonLook {
  children: ReactNode;
  /** Before the text, one line high. */
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Performs an action on this page. `isPending` keeps the width and the focus while the two rings turn, is
 * announced to screen readers, and ignores further presses.
 *
 * Not for navigation (`Link` or `LinkButton`), nor for an icon without a text (`IconButton`). A disabled
 * button explains nothing; prefer one that says what is missing.
 */
export function Button({ kind, size, fullWidth, icon, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={css.button({ kind, size, fullWidth })}>
      {({ isPending }) => (
        <>
          <span className={css.content}>
            {icon ? <span className={css.icon}>{icon}</span> : null}
            {children}
          </span>
          {isPending ? <PendingMark /> : null}
        </>
      )}
    </AriaButton>
  );
}
