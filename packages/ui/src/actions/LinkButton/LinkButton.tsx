import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-aria-components/Link";
import * as css from "../Button/Button.css.ts";
import type { ButtonLook } from "../Button/button-variants.ts";

export interface LinkButtonProps
  extends Omit<LinkProps, "children" | "className" | "style">, ButtonLook {
  children: ReactNode;
}

/**
 * A link with the weight of a button: the way on from a page.
 *
 * Not for doing something here (`Button`), and not for more than one way on: the others are `Link`.
 */
export function LinkButton({ kind, size, fullWidth, children, ...props }: LinkButtonProps) {
  return (
    <Link {...props} className={css.button({ kind, size, fullWidth })}>
      <span className={css.content}>{children}</span>
    </Link>
  );
}
