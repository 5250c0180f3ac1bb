import type { ReactNode, Ref } from "react";
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from "react-aria-components/ToggleButton";
import { button, content, icon as iconSlot } from "../Button/Button.css.ts";
import type { buttonSizes } from "../Button/button-variants.ts";
import { selected } from "./ToggleButton.css.ts";

export const toggleButtonKinds = ["secondary", "quiet"] as const;

export interface ToggleButtonProps extends Omit<
  AriaToggleButtonProps,
  "children" | "className" | "style"
> {
  /** Names what is on while it is pressed, and does not change with the state. */
  children: ReactNode;
  /** Before the text, one line high. */
  icon?: ReactNode;
  /** `quiet`: in bars and cards. @default "secondary" */
  kind?: (typeof toggleButtonKinds)[number];
  /** `small` is 44 px all the same under a finger. @default "medium" */
  size?: (typeof buttonSizes)[number];
  /** As wide as its container. @default false */
  fullWidth?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that stays pressed until it is pressed again, for what shows its effect at once: a panel
 * that opens, a list that narrows.
 *
 * Not for a setting that is stored (`Switch`), nor for one of several answers (`RadioGroup`). Without
 * a word: `IconToggleButton`.
 */
export function ToggleButton(props: ToggleButtonProps) {
  const { kind = "secondary", size, fullWidth, icon, children, ...rest } = props;
  return (
    <AriaToggleButton {...rest} className={`${button({ kind, size, fullWidth })} ${selected}`}>
      <span className={content}>
        {icon ? <span className={iconSlot}>{icon}</span> : null}
        {children}
      </span>
    </AriaToggleButton>
  );
}
