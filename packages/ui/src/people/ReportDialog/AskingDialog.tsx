import { useIntl } from "@gemel/i18n";
import { useId, type ReactNode } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { Form } from "../../forms/Form/Form.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Dialog } from "../../overlays/Dialog/Dialog.tsx";

/** What the three dialogs that end something have in common. */
export interface AskingDialogProps {
  /** Whom it is about. */
  name: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** It is being sent: nothing can be changed, and the dialog stays. */
  isPending?: boolean;
  /** The attempt failed; what was filled in is still there. */
  error?: string | undefined;
}

interface Asked extends Omit<AskingDialogProps, "name"> {
  title: string;
  body: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  children?: ReactNode;
}

/** A question with fields: the harmless answer first, the action by its verb. */
export function AskingDialog(props: Asked) {
  const { title, body, confirmLabel, onConfirm, children, error, isPending = false } = props;
  const intl = useIntl();
  const formId = useId();
  const bodyId = useId();
  return (
    <Dialog
      role="alertdialog"
      size="small"
      hasCloseButton={false}
      isDismissable={false}
      isKeyboardDismissDisabled={isPending}
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={title}
      aria-describedby={bodyId}
      footer={(close) => (
        <>
          <Button kind="secondary" autoFocus isDisabled={isPending} onPress={close}>
            {intl.formatMessage({ id: "ui.dialog.cancel" })}
          </Button>
          <Button kind="danger" type="submit" form={formId} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <Form
        id={formId}
        {...(error === undefined ? {} : { error })}
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <Stack gap={4}>
          <p id={bodyId}>{body}</p>
          {children}
        </Stack>
      </Form>
    </Dialog>
  );
}
