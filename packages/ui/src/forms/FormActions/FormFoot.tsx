import type { ComponentProps } from "react";
import * as styles from "./FormActions.css.ts";

export type FormFootProps = Omit<ComponentProps<"div">, "className" | "style">;

/**
 * The place of `FormActions`, for what ends a card of controls, or what is long to read, with something other than
 * "Save".
 *
 * Not for storing a form (`FormActions`), and not more than one in view: they would lie over each other.
 */
export const FormFoot = (props: FormFootProps) => <div {...props} className={styles.foot} />;
