import type { ReactNode, Ref } from "react";
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
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A window that holds the page until it is closed; on a phone it rises from the lower edge. Focus
 * goes in, stays in and returns. Controlled by `isOpen`, or inside a `DialogTrigger`. Not for news
 * (use a notice) nor for a whole task (use a page).
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    footer,
    role = "dialog",
    hasCloseButton,
    children,
    size = "medium",
    ...rest
  } = props;
  return (
    <ModalOverlay isDismissable={role === "dialog"} {...rest} className={styles.scrim}>
      <Modal className={styles.modal[size]}>
        <DialogPanel
          title={title}
          role={role}
          {...(footer === undefined ? {} : { footer })}
          {...(hasCloseButton === undefined ? {} : { hasCloseButton })}
        >
          {children}
        </DialogPanel>
      </Modal>
    </ModalOverlay>
  );
}

/** Joins a button, first, and the dialog it opens. */
export const DialogTrigger: typeof AriaDialogTrigger = AriaDialogTrigger;
