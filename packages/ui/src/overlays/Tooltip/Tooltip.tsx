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
  ref?: Ref<HTMLDivElement>;
}

/**
 * A few words about a button, on hover and on keyboard focus; Escape hides it. Put it and its button
 * into a `TooltipTrigger`. Touch never shows it, so it may repeat a name but never be the only place
 * where something is said.
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
