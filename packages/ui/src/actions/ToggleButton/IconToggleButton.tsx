import type { ReactNode, Ref } from "react";
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from "react-aria-components/ToggleButton";
import type { iconButtonSizes } from "../IconButton/IconButton.tsx";
import { iconButton } from "../IconButton/IconButton.css.ts";
import { selected } from "./ToggleButton.css.ts";

export const iconToggleButtonKinds = ["outlined", "quiet"] as const;

export interface IconToggleButtonProps extends Omit<
  AriaToggleButtonProps,
  "children" | "className" | "style" | "aria-label"
> {
  /** What is on while it is pressed, in words; it does not change with the state. */
  label: string;
  /** One icon, 1em in size. */
  children: ReactNode;
  /** `quiet`: in bars and cards. @default "outlined" */
  kind?: (typeof iconToggleButtonKinds)[number];
  /** Both are 44 px to the finger. @default "medium" */
  size?: (typeof iconButtonSizes)[number];
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that is only a picture and stays pressed until it is pressed again.
 *
 * Not where a newcomer could not guess from the picture what is on: write it on a `ToggleButton`.
 */
export function IconToggleButton(props: IconToggleButtonProps) {
  const { label, kind = "outlined", size, children, ...rest } = props;
  return (
    <AriaToggleButton
      {...rest}
      aria-label={label}
      className={`${iconButton({ kind, size })} ${selected}`}
    >
      {children}
    </AriaToggleButton>
  );
}
