import type { ReactNode, Ref } from "react";
import {
  Tooltip as AriaTooltip,
  TooltipTrigger as AriaTooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from "react-aria-components/Tooltip";
import * as styles from "./Tooltip.css.ts";

export interface TooltipProps extends Omit<AriaTooltipProps, "children" | "className" | "style"> {
  /** A few words: it cannot be scrolled, copied or tapped. */
  children: ReactNode;
  /** How far it is from its button, in px. @default 8 */
  offset?: number;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A few words about a button, on hover and on keyboard focus, such as the name of an `IconButton`. Put first
 * the button, then the tooltip into a `TooltipTrigger`.
 *
 * Not for anything that must be read: touch never shows it. It may repeat a name, but never put information
 * only here.
 */
export function Tooltip({ children, offset = 8, ...rest }: TooltipProps) {
  return (
    <AriaTooltip {...rest} offset={offset} className={styles.tooltip}>
      {children}
    </AriaTooltip>
  );
}

/** Joins a button, first, and its tooltip. */
export const TooltipTrigger = AriaTooltipTrigger;
