import { useIntl, type MessageId } from "@gemel/i18n";
import { CircleCheck, CircleDot, LoaderCircle, type LucideIcon } from "lucide-react";
import { Button } from "../../actions/Button/Button.tsx";
import * as styles from "./FormActions.css.ts";
import { FormFoot, type FormFootProps } from "./FormFoot.tsx";

export const formActionsStates = ["saved", "unsaved", "saving"] as const;
export type FormActionsState = (typeof formActionsStates)[number];

const looks: Record<FormActionsState, { text: MessageId; Icon: LucideIcon }> = {
  saved: { text: "ui.formActions.saved", Icon: CircleCheck },
  unsaved: { text: "ui.formActions.unsaved", Icon: CircleDot },
  saving: { text: "ui.formActions.saving", Icon: LoaderCircle },
};

export interface FormActionsProps extends Omit<FormFootProps, "children"> {
  /** The state shown beside the buttons; while it is saving, a press does nothing. */
  state: FormActionsState;
  /** Offers to throw the changes away while there are some. */
  onDiscard?: () => void;
}

/**
 * The foot of a long form's card (`Card` with `padding="form"`), which stays at the lower edge of the screen: what
 * is stored, and the button that stores. Put it last in the card.
 *
 * Not for a form that fits on the screen: a `Button` is enough.
 */
export function FormActions({ state, onDiscard, ...rest }: FormActionsProps) {
  const intl = useIntl();
  const { text, Icon } = looks[state];
  return (
    <FormFoot {...rest} data-state={state}>
      <p role="status" className={styles.state}>
        <Icon aria-hidden className={styles.icon} />
        {intl.formatMessage({ id: text })}
      </p>
      <div className={styles.buttons}>
        {onDiscard && state === "unsaved" ? (
          <Button kind="quiet" onPress={onDiscard}>
            {intl.formatMessage({ id: "ui.formActions.discard" })}
          </Button>
        ) : null}
        <Button type="submit" isPending={state === "saving"}>
          {intl.formatMessage({ id: "ui.formActions.save" })}
        </Button>
      </div>
    </FormFoot>
  );
}
