import { useIntl } from "@gemel/i18n";
import { useRef } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { Badge } from "../../feedback/Badge/Badge.tsx";
import { Form } from "../../forms/Form/Form.tsx";
import { RadioGroup } from "../../forms/RadioGroup/RadioGroup.tsx";
import { Switch } from "../../forms/Switch/Switch.tsx";
import { TextArea } from "../../forms/TextArea/TextArea.tsx";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { type ModerationAction, moderationActions } from "../moderation-member.ts";
import * as css from "./RulingForm.css.ts";
import { useChoiceKeys } from "./use-choice-keys.ts";

/** Characters of a note, as the contract bounds them. */
export const maxNote = 1000;

export interface RulingFormProps {
  /** Null until one is chosen. */
  action: ModerationAction | null;
  note: string;
  onChange: (change: { action?: ModerationAction; note?: string }) => void;
  onSubmit: () => void;
  /** Leaves a ruling that stands as it is; absent for a first one. Its button has the focus at first. */
  onCancel?: (() => void) | undefined;
  /** Whether the keys 1, 2 and 3 choose; a switch in the form turns them off and on. */
  hasKeys: boolean;
  onHasKeysChange: (hasKeys: boolean) => void;
  /** It is being sent. @default false */
  isPending?: boolean;
  /** The attempt failed; what was filled in is still there. */
  error?: string | undefined;
}

/**
 * A form for the ruling on a report: the measure, and the reason for it. Its texts are in the bundle
 * `moderation`.
 *
 * Not for confirming a suspension (`ConfirmDialog`), nor for a ruling that exists.
 */
export function RulingForm(props: RulingFormProps) {
  const { action, note, onChange, onSubmit, onCancel, isPending = false, error } = props;
  const { hasKeys, onHasKeysChange } = props;
  const intl = useIntl();
  const choices = useRef<HTMLDivElement>(null);
  useChoiceKeys(choices, hasKeys);
  return (
    <Form
      error={error}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap={6}>
        <RadioGroup
          ref={choices}
          name="action"
          isRequired
          isDisabled={isPending}
          label={intl.formatMessage({ id: "moderation.decision.action" })}
          value={action}
          onChange={(chosen) => onChange({ action: chosen })}
          options={moderationActions.map((value, index) => ({
            value,
            label: (
              <>
                <span>{intl.formatMessage({ id: `moderation.decision.actions.${value}` })}</span>
                {hasKeys ? (
                  <span className={css.key} aria-hidden>
                    <Badge>{intl.formatNumber(index + 1)}</Badge>
                  </span>
                ) : null}
              </>
            ),
            description: intl.formatMessage({ id: `moderation.decision.hints.${value}` }),
          }))}
        />
        <TextArea
          name="note"
          rows={3}
          maxLength={maxNote}
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
        <div className={css.keys}>
          <Switch
            label={intl.formatMessage({ id: "moderation.keys.label" })}
            description={intl.formatMessage({ id: "moderation.keys.hint" })}
            isSelected={hasKeys}
            onChange={onHasKeysChange}
          />
        </div>
      </Stack>
    </Form>
  );
}
