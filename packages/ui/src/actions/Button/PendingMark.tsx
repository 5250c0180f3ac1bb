import { useIntl } from "@gemel/i18n";
import { ProgressBarContext } from "react-aria-components/ProgressBar";
import { useSlottedContext } from "react-aria-components/slots";
import { RingsInMotion } from "../../feedback/Spinner/RingsInMotion.tsx";
import { pending } from "./Button.css.ts";

/**
 * The turning rings of a pending button, under the id by which react-aria's button announces them. The
 * `ProgressBar` of react-aria would bring number formatting to every first screen.
 */
export function PendingMark() {
  const intl = useIntl();
  const { id } = useSlottedContext(ProgressBarContext) ?? {};
  return (
    <span
      role="progressbar"
      id={id}
      aria-label={intl.formatMessage({ id: "ui.button.pending" })}
      className={pending}
    >
      <RingsInMotion />
    </span>
  );
}
