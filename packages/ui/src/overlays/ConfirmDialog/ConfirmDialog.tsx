import { useIntl } from "@gemel/i18n";
import { useId, type ReactNode } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";

export const confirmDialogVariants = ["plain", "danger"] as const;
export type ConfirmDialogVariant = (typeof confirmDialogVariants)[number];

type Settled =
  | "title"
  | "children"
  | "footer"
  | "role"
  | "size"
  | "hasCloseButton"
  | "isDismissable";

export interface ConfirmDialogProps extends Omit<DialogProps, Settled> {
  /** The question, with its verb. */
  title: ReactNode;
  /** The consequence, and whether it can be undone; perhaps a form that has to be filled in first. */
  children: ReactNode;
  /** The id of the part that is read with the title. @default all of `children` */
  "aria-describedby"?: string;
  /** The action itself, in a verb: "Delete", never "OK" or "Yes". */
  confirmLabel: string;
  /** @default the language's "Cancel" */
  cancelLabel?: string;
  /** Called on the action. The dialog closes by itself, unless `isPending` is given. */
  onConfirm?: () => void;
  /** The id of a form inside, which the action sends, in place of `onConfirm`. */
  form?: string;
  /** For an action that takes a while: true shows a busy button; the host closes by `isOpen`. */
  isPending?: boolean;
  /** Danger for what cannot be undone. @default "plain" */
  variant?: ConfirmDialogVariant;
}

/**
 * Asks before something that is hard to take back: deleting, unmatching, blocking. Focus starts on
 * the harmless button; Escape is the harmless answer, and a press outside does nothing. Controlled
 * by `isOpen`, or inside a `DialogTrigger`.
 *
 * Not for what can be undone afterwards: do it, and offer undo in a `Toast`.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { children, confirmLabel, cancelLabel, onConfirm, form, isPending, variant, ...rest } =
    props;
  const intl = useIntl();
  const textId = useId();
  const describedBy = props["aria-describedby"];
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      aria-describedby={describedBy ?? textId}
      size="small"
      hasCloseButton={false}
      isDismissable={false}
      isKeyboardDismissDisabled={isPending ?? false}
      footer={(close) => (
        <>
          <Button kind="secondary" autoFocus isDisabled={isPending ?? false} onPress={close}>
            {cancelLabel ?? intl.formatMessage({ id: "ui.dialog.cancel" })}
          </Button>
          <Button
            kind={variant === "danger" ? "danger" : "primary"}
            isPending={isPending ?? false}
            {...(form === undefined
              ? {
                  onPress: () => {
                    onConfirm?.();
                    if (isPending === undefined) close();
                  },
                }
              : ({ type: "submit", form } as const))}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      {describedBy === undefined ? <div id={textId}>{children}</div> : children}
    </Dialog>
  );
}
