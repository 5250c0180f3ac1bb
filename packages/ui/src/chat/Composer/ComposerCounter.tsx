import { useIntl } from "@gemel/i18n";
import { textLength } from "../../forms/TextArea/text-length.ts";
import { useSettled } from "../../forms/TextArea/use-settled.ts";
import { visuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./Composer.css.ts";

/** Waits until typing pauses, so that a screen reader is not interrupted at every key. */
const pauseMs = 1000;

/**
 * The number of characters left near the limit, or of those above it; seen at once, announced when typing
 * pauses.
 */
export function ComposerCounter({ length, max }: { length: number; max: number }) {
  const intl = useIntl();
  const found = textLength(length, 0, max);
  const message =
    found.state === "fine"
      ? ""
      : intl.formatMessage({ id: `ui.textArea.${found.state}` }, { count: found.count });
  const announced = useSettled(message, pauseMs);
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {announced}
      </span>
      {message ? (
        <span className={css.counter} data-state={found.state} aria-hidden>
          {message}
        </span>
      ) : null}
    </>
  );
}
