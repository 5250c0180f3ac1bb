import { useIntl } from "@gemel/i18n";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { RingsInMotion } from "./RingsInMotion.tsx";
import * as css from "./Spinner.css.ts";

export const spinnerSizes = ["small", "medium", "large"] as const;

export interface SpinnerProps {
  /** The thing that is awaited; shown below unless `labelHidden`. @default "Loading…" */
  label?: string;
  /** @default true when there is no `label` */
  labelHidden?: boolean;
  /** @default "medium" */
  size?: (typeof spinnerSizes)[number];
}

/**
 * A wait of unknown length.
 *
 * Not for content whose shape is known (`Skeleton`), not for a known share (`ProgressBar`), not inside a
 * button (`isPending`), and not for waits under half a second.
 */
export function Spinner({ label, labelHidden = !label, size = "medium" }: SpinnerProps) {
  const intl = useIntl();
  const text = label ?? intl.formatMessage({ id: "ui.spinner.loading" });
  return (
    <span role="status" className={css.spinner[size]}>
      <RingsInMotion tone="brand" />
      {labelHidden ? (
        <VisuallyHidden>{text}</VisuallyHidden>
      ) : (
        <span className={css.label}>{text}</span>
      )}
    </span>
  );
}
