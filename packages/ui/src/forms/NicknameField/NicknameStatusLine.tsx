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

/** Icons by status; the other statuses say what is wrong with the nickname. */
const icons: Partial<Record<NicknameStatus, LucideIcon>> = {
  checking: LoaderCircle,
  available: CircleCheck,
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
  const Icon = icons[status] ?? CircleAlert;
  return (
    <div
      id={id}
      role="status"
      className={styles.status}
      data-status={status}
      data-field-error={invalidStatuses.has(status) ? "" : undefined}
    >
      {status === "idle" ? null : (
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
