import { useIntl } from "@gemel/i18n";
import { Button } from "../../actions/Button/Button.tsx";
import { Form } from "../../forms/Form/Form.tsx";
import { RadioGroup } from "../../forms/RadioGroup/RadioGroup.tsx";
import { TextArea } from "../../forms/TextArea/TextArea.tsx";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { type ModerationAction, moderationActions } from "../moderation-member.ts";

/** Characters of a note, as the contract bounds them. */
export const mostNote = 1000;

export interface DecisionFormProps {
  /** Null until one is chosen. */
  action: ModerationAction | null;
  note: string;
  onChange: (change: { action?: ModerationAction; note?: string }) => void;
  onSubmit: () => void;
  /** Leaves a decision that stands as it is; absent for a first one. Its button has the focus at first. */
  onCancel?: (() => void) | undefined;
  /** It is being sent. @default false */
  isPending?: boolean;
  /** The attempt failed; what was filled in is still there. */
  error?: string | undefined;
}

/**
 * What to do about a report, and why. Its texts are in the bundle `moderation`.
 *
 * Not for asking once more before a suspension (`ConfirmDialog`), nor for what was decided already.
 */
export function DecisionForm(props: DecisionFormProps) {
  const { action, note, onChange, onSubmit, onCancel, isPending = false, error } = props;
  const intl = useIntl();
  return (
    <Form
      {...(error === undefined ? {} : { error })}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap={6}>
        <RadioGroup
          name="action"
          isRequired
          isDisabled={isPending}
          label={intl.formatMessage({ id: "moderation.decision.action" })}
          value={action}
          onChange={(chosen) => onChange({ action: chosen })}
          options={moderationActions.map((value) => ({
            value,
            label: intl.formatMessage({ id: `moderation.decision.actions.${value}` }),
            description: intl.formatMessage({ id: `moderation.decision.hints.${value}` }),
          }))}
        />
        <TextArea
          name="note"
          rows={3}
          maxLength={mostNote}
          isDisabled={isPending}
          label={intl.formatMessage({ id: "moderation.decision.note" })}
          description={intl.formatMessage({ id: "moderation.decision.noteHint" })}
          value={note}
          onChange={(changed) => onChange({ note: changed })}
        />
        <Inline gap={3}>
          <Button type="submit" isPending={isPending}>
            {intl.formatMessage({ id: "moderation.decision.submit" })}
          </Button>
          {onCancel && (
            <Button autoFocus kind="secondary" isDisabled={isPending} onPress={onCancel}>
              {intl.formatMessage({ id: "moderation.decision.keep" })}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}
