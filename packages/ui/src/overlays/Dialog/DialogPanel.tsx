import { useIntl } from "@gemel/i18n";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog, Heading } from "react-aria-components/Modal";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { useOpenModal } from "../../foundation/open-modals.ts";
import * as styles from "./Dialog.css.ts";

/** The content of a dialog or a drawer. */
export interface DialogContent {
  /** The visible title and the name; a screen reader reads it first. */
  title: ReactNode;
  /** The person concerned, an `Avatar`, before the title. */
  face?: ReactNode;
  /** Buttons at the lower edge, the main one last. A function gets the way to close. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** False if one of the footer's buttons must be chosen. @default true */
  hasCloseButton?: boolean | undefined;
  /** A function gets the way to close. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

export interface DialogPanelProps extends DialogContent {
  role?: "dialog" | "alertdialog";
  "aria-describedby"?: string;
  /** Neither Escape nor a step back closes it. @default false */
  isKeyboardDismissDisabled?: boolean | undefined;
}

const fill = (part: DialogContent["children"], close: () => void): ReactNode =>
  typeof part === "function" ? part(close) : part;

/** Title, content and buttons inside a modal. Screens use a dialog or a drawer. */
export function DialogPanel(props: DialogPanelProps) {
  const { title, face, footer, hasCloseButton = true, children, role = "dialog", ...rest } = props;
  const { isKeyboardDismissDisabled, ...aria } = rest;
  const intl = useIntl();
  useOpenModal(isKeyboardDismissDisabled);
  return (
    <Dialog {...aria} role={role} className={styles.dialog}>
      {({ close }) => (
        <>
          <header className={styles.header}>
            {face}
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            {hasCloseButton ? (
              <IconButton label={intl.formatMessage({ id: "ui.dialog.close" })} onPress={close}>
                <X aria-hidden />
              </IconButton>
            ) : null}
          </header>
          <div className={styles.body}>{fill(children, close)}</div>
          {footer ? <footer className={styles.footer}>{fill(footer, close)}</footer> : null}
        </>
      )}
    </Dialog>
  );
}
