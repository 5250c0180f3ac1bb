import type { ReactNode, Ref } from "react";
import { Button, type ButtonProps } from "react-aria-components/Button";
import * as css from "./IconButton.css.ts";

export const iconButtonKinds = ["quiet", "outlined", "primary"] as const;
export const iconButtonSizes = ["small", "medium"] as const;

export interface IconButtonProps extends Omit<
  ButtonProps,
  "children" | "className" | "style" | "aria-label"
> {
  /** The action of the button, in words. */
  label: string;
  /** The button element, for a host that focuses it. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** One icon, 1em in size. */
  children: ReactNode;
  /** @default "quiet" */
  kind?: (typeof iconButtonKinds)[number];
  /** Both have a touch target of 44 px. @default "medium" */
  size?: (typeof iconButtonSizes)[number];
}

/**
 * A button that is only a picture; `label` names it.
 *
 * Not for an action that a newcomer could not guess from the picture: write it on a `Button`.
 */
export function IconButton({ label, kind, size, children, ...props }: IconButtonProps) {
  return (
    <Button {...props} aria-label={label} className={css.iconButton({ kind, size })}>
      {children}
    </Button>
  );
}
