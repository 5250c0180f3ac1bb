import { useId, type ReactNode } from "react";
import { Form } from "../../forms/Form/Form.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { ConfirmDialog } from "../../overlays/ConfirmDialog/ConfirmDialog.tsx";

/** The common props of the three dialogs that end something. */
export interface AskingDialogProps {
  /** The person concerned. */
  name: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether it is being sent: nothing can be changed, and the dialog stays open. */
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

/** A question with fields. */
export function AskingDialog(props: Asked) {
  const { title, body, confirmLabel, onConfirm, children, error, isPending = false } = props;
  const formId = useId();
  const bodyId = useId();
  return (
    <ConfirmDialog
      variant="danger"
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      isPending={isPending}
      title={title}
      confirmLabel={confirmLabel}
      form={formId}
      aria-describedby={bodyId}
    >
      <Form
        id={formId}
        error={error}
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
    </ConfirmDialog>
  );
}
