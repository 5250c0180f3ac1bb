import { useIntl } from "@gemel/i18n";
import { useContext } from "react";
import { TextAreaContext } from "react-aria-components/TextArea";
import { visuallyHidden } from "../Field/Field.css.ts";
import { counter } from "./TextArea.css.ts";
import { countCharacters, textLength } from "./text-length.ts";
import { useSettled } from "./use-settled.ts";

/** Waits until typing pauses, so that a screen reader is not interrupted at every key. */
const pauseMs = 1000;

export interface TextAreaCounterProps {
  min: number;
  max: number | undefined;
}

/** Shows the length of the text area beside it at once, and announces it politely when typing pauses. */
export function TextAreaCounter({ min, max }: TextAreaCounterProps) {
  const intl = useIntl();
  const context = useContext(TextAreaContext);
  const value = context && "value" in context ? String(context.value ?? "") : "";
  const count = countCharacters(value);
  const length = textLength(count, min, max);
  const message =
    length.state === "fine"
      ? ""
      : intl.formatMessage({ id: `ui.textArea.${length.state}` }, { count: length.count });
  const announced = useSettled(message, pauseMs);
  const short =
    max === undefined ? "" : intl.formatMessage({ id: "ui.textArea.counter" }, { count, max });
  return (
    <>
      <span className={counter} data-state={length.state} aria-hidden>
        {length.state === "missing" || length.state === "excess" ? message : short}
      </span>
      <span role="status" className={visuallyHidden}>
        {announced}
      </span>
    </>
  );
}
