import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "react-aria-components/Button";
import { IconButton, type IconButtonProps } from "../../actions/IconButton/IconButton.tsx";
import { press } from "../PersonHead/PersonHead.css.ts";

export interface LookButtonProps extends Omit<
  ButtonProps,
  "children" | "className" | "style" | "aria-label"
> {
  label: string;
  kind: NonNullable<IconButtonProps["kind"]>;
  size: NonNullable<IconButtonProps["size"]>;
  /** What is pressed, in place of the eye. */
  children: ReactNode;
}

/** What opens the quick view: the name, or an eye. */
export function LookButton({ label, kind, size, children, ...props }: LookButtonProps) {
  if (children !== undefined)
    return (
      <Button {...props} className={press}>
        {children}
      </Button>
    );
  return (
    <IconButton {...props} label={label} kind={kind} size={size}>
      <Eye size="1em" aria-hidden />
    </IconButton>
  );
}
