import { useIntl } from "@gemel/i18n";
import { Send, WifiOff } from "lucide-react";
import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { TextArea } from "react-aria-components/TextArea";
import { TextField, type TextFieldProps } from "react-aria-components/TextField";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { countCharacters } from "../../forms/TextArea/text-length.ts";
import { useKeptFocus } from "../focus/use-kept-focus.ts";
import * as css from "./Composer.css.ts";
import { ComposerCounter } from "./ComposerCounter.tsx";
import { sends } from "./sends.ts";

export interface ComposerProps extends Omit<
  TextFieldProps,
  "children" | "className" | "style" | "aria-label" | "maxLength" | "value" | "onChange"
> {
  /** Names the box: "Write to Clémence". */
  label: string;
  /** Stands in it while it is empty, where the label is too long for that. @default the label */
  placeholder?: string;
  /** The draft. */
  value: string;
  onChange: (value: string) => void;
  /** Takes the text without space around it; empty the draft when it went. */
  onSend: (text: string) => void;
  /** Writing goes on, sending waits, and the reason stands below. @default false */
  isDisconnected?: boolean;
  /** The same, but the reason is visible above: the conversation is still loading. @default false */
  isSendDisabled?: boolean;
  /**
   * Most characters of a message, without space around it. Typing goes on past it, and the counter says by how
   * much.
   */
  maxLength: number;
  /** Before the box: a button of 48 px at most. */
  before?: ReactNode;
  /** Between the box and the button that sends. */
  after?: ReactNode;
  /** `after` has the line to itself, for instance while it records; the draft stays. @default false */
  isAfterAlone?: boolean;
  /** Above the line: what became of something that was tried. */
  remark?: ReactNode;
  /** Has the background of its container, and no line above. @default false */
  isPlain?: boolean;
}

/**
 * The field for writing a message. Enter sends and Shift with Enter breaks the line; on touch screens Enter
 * breaks it and the button sends. It grows to six lines.
 *
 * Not for text in a form (`TextArea`).
 */
export function Composer({
  label,
  placeholder = label,
  value,
  onSend,
  isDisconnected = false,
  isSendDisabled = false,
  maxLength,
  before,
  after,
  isAfterAlone = false,
  remark,
  isPlain = false,
  ...field
}: ComposerProps) {
  const intl = useIntl();
  const reasonId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const length = countCharacters(value);
  const isTooLong = length > maxLength;
  const isHeld = isDisconnected || isSendDisabled || isTooLong;
  const keptFocus = useKeptFocus(isHeld, input);

  const send = () => {
    if (length > 0 && !isHeld) onSend(value.trim());
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!sends(event.nativeEvent, matchMedia("(pointer: coarse)").matches)) return;
    event.preventDefault();
    send();
  };

  return (
    <div className={css.composer} data-plain={isPlain || undefined}>
      {remark ? <div className={css.remark}>{remark}</div> : null}
      <div className={css.line}>
        {before && !isAfterAlone ? <div className={css.slot}>{before}</div> : null}
        {isAfterAlone ? null : (
          <TextField
            {...field}
            aria-label={label}
            {...(isDisconnected ? { "aria-describedby": reasonId } : {})}
            value={value}
            className={css.box}
            data-text={value}
          >
            <TextArea
              ref={input}
              rows={1}
              placeholder={placeholder}
              dir="auto"
              enterKeyHint="enter"
              onKeyDown={onKeyDown}
              className={css.input}
            />
          </TextField>
        )}
        {after ? <div className={isAfterAlone ? css.whole : css.slot}>{after}</div> : null}
        {isAfterAlone ? null : (
          <div className={css.slot} {...keptFocus}>
            <IconButton
              kind="primary"
              label={intl.formatMessage({ id: "chat.composer.send" })}
              isDisabled={isHeld}
              onPress={send}
            >
              <span className={css.plane}>
                <Send aria-hidden size="1em" strokeWidth={1.75} />
              </span>
            </IconButton>
          </div>
        )}
      </div>
      <div className={css.notes}>
        {isDisconnected ? (
          <span id={reasonId} className={css.reason}>
            <WifiOff aria-hidden className={css.reasonIcon} strokeWidth={1.75} />
            {intl.formatMessage({ id: "chat.composer.disconnected" })}
          </span>
        ) : null}
        <ComposerCounter length={length} max={maxLength} />
      </div>
    </div>
  );
}
