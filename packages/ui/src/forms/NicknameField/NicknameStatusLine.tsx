import { useIntl } from "@gemel/i18n";
import {
  CircleAlert,
  CircleCheck,
  LoaderCircle,
  TriangleAlert,
  type LucideIcon,
} from "lucide-react";
import * as styles from "./NicknameField.css.ts";
import {
  invalidStatuses,
  nicknameMaximum,
  statusMessages,
  type NicknameStatus,
} from "./nickname-status.ts";

const icons: Record<Exclude<NicknameStatus, "idle">, LucideIcon> = {
  too_short: CircleAlert,
  too_long: CircleAlert,
  checking: LoaderCircle,
  available: CircleCheck,
  taken: CircleAlert,
  refused: CircleAlert,
  error: TriangleAlert,
};

export interface NicknameStatusLineProps {
  /** For the input's `aria-describedby`. */
  id: string;
  status: NicknameStatus;
}

/** The answer under the nickname field. It is there from the start, so that a change is announced. */
export function NicknameStatusLine({ id, status }: NicknameStatusLineProps) {
  const intl = useIntl();
  const Icon = status === "idle" ? undefined : icons[status];
  return (
    <div
      id={id}
      role="status"
      className={styles.status}
      data-status={status}
      data-field-error={invalidStatuses.has(status) ? "" : undefined}
    >
      {status === "idle" || Icon === undefined ? null : (
        <>
          <Icon aria-hidden className={styles.icon} />
          <span>
            {intl.formatMessage({ id: statusMessages[status] }, { count: nicknameMaximum })}
          </span>
        </>
      )}
    </div>
  );
}
