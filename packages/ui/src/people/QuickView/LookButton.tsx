import { Button, type ButtonProps } from "react-aria-components/Button";
import { press } from "../PersonHead/PersonHead.css.ts";

/** What opens the quick view: the name, or the picture. */
export function LookButton(props: Omit<ButtonProps, "className" | "style">) {
  return <Button {...props} className={press} />;
}
