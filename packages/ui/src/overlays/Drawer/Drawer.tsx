import type { Ref } from "react";
import { Modal, ModalOverlay, type ModalOverlayProps } from "react-aria-components/Modal";
import { DialogPanel, type DialogContent } from "../Dialog/DialogPanel.tsx";
import * as styles from "./Drawer.css.ts";

export const drawerSides = ["start", "end"] as const;
export type DrawerSide = (typeof drawerSides)[number];

export interface DrawerProps
  extends Omit<ModalOverlayProps, "children" | "className" | "style">, DialogContent {
  /** The edge it slides in from; start is the left where reading starts on the left. @default "end" */
  side?: DrawerSide;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A dialog at the side, for what has no room beside the page on a phone, such as filters. Controlled
 * by `isOpen`, or inside a `DialogTrigger`.
 *
 * Not where there is room: show the same thing in the page. Not for a question (`Dialog`).
 */
export function Drawer(props: DrawerProps) {
  const { title, footer, hasCloseButton = true, children, side = "end", ...rest } = props;
  return (
    <ModalOverlay isDismissable {...rest} className={styles.scrim}>
      <Modal className={styles.side[side]}>
        <DialogPanel
          title={title}
          hasCloseButton={hasCloseButton}
          {...(footer === undefined ? {} : { footer })}
        >
          {children}
        </DialogPanel>
      </Modal>
    </ModalOverlay>
  );
}
