import type { Ref } from "react";
import { Modal, ModalOverlay, type ModalOverlayProps } from "react-aria-components/Modal";
import { DialogPanel, type DialogContent } from "../Dialog/DialogPanel.tsx";
import * as styles from "./Drawer.css.ts";

export interface DrawerProps
  extends Omit<ModalOverlayProps, "children" | "className" | "style">, DialogContent {
  ref?: Ref<HTMLDivElement>;
}

/**
 * A dialog at the side, for content that has no room beside the page on a phone, such as filters. Controlled
 * by `isOpen`, or inside a `DialogTrigger`.
 *
 * Not if there is room: show the same content in the page. Not for a question (`Dialog`).
 */
export function Drawer(props: DrawerProps) {
  const { title, footer, hasCloseButton, children, ...rest } = props;
  return (
    <ModalOverlay isDismissable {...rest} className={styles.scrim}>
      <Modal className={styles.drawer}>
        <DialogPanel
          title={title}
          hasCloseButton={hasCloseButton}
          isKeyboardDismissDisabled={rest.isKeyboardDismissDisabled}
          footer={footer}
        >
          {children}
        </DialogPanel>
      </Modal>
    </ModalOverlay>
  );
}
