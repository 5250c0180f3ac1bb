import type { Ref } from "react";
import {
  Modal,
  ModalOverlay,
  DialogTrigger as AriaDialogTrigger,
  type ModalOverlayProps,
} from "react-aria-components/Modal";
import { DialogPanel, type DialogContent } from "./DialogPanel.tsx";
import * as styles from "./Dialog.css.ts";

export const dialogSizes = ["small", "medium", "large"] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps
  extends Omit<ModalOverlayProps, "children" | "className" | "style">, DialogContent {
  /** Its greatest width on a tablet and wider. @default "medium" */
  size?: DialogSize;
  ref?: Ref<HTMLDivElement>;
  /** @default "dialog" */
  role?: "dialog" | "alertdialog";
  /** The id of the part that is read with the title: what an `alertdialog` is about. */
  "aria-describedby"?: string;
}

/**
 * A window that holds the page until it is closed, for a short task that belongs to what is behind
 * it; on a phone it rises from the lower edge. Controlled by `isOpen`, or inside a `DialogTrigger`.
 *
 * Not for a notice (`Notice`, `Toast`), nor for a question before something dangerous
 * (`ConfirmDialog`), nor for a whole task, which is a page.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    face,
    footer,
    role = "dialog",
    hasCloseButton,
    children,
    size = "medium",
    "aria-describedby": describedBy,
    ...rest
  } = props;
  return (
    <ModalOverlay isDismissable={role === "dialog"} {...rest} className={styles.scrim}>
      <Modal className={styles.modal[size]}>
        <DialogPanel
          title={title}
          face={face}
          role={role}
          isKeyboardDismissDisabled={rest.isKeyboardDismissDisabled}
          {...(describedBy === undefined ? {} : { "aria-describedby": describedBy })}
          footer={footer}
          hasCloseButton={hasCloseButton}
        >
          {children}
        </DialogPanel>
      </Modal>
    </ModalOverlay>
  );
}

/** Joins a button, first, and the dialog it opens. */
export const DialogTrigger: typeof AriaDialogTrigger = AriaDialogTrigger;
