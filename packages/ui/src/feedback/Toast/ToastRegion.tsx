import { UNSTABLE_ToastRegion as AriaToastRegion } from "react-aria-components/Toast";
import { useIsModalOpen } from "../../foundation/open-modals.ts";
import * as css from "./Toast.css.ts";
import type { ToastQueue } from "./toast-queue.ts";
import { ToastMessage } from "./ToastMessage.tsx";

export interface ToastRegionProps {
  queue: ToastQueue;
  placement: "top" | "bottom";
}

/**
 * The region of the toasts: at the lower or the upper edge of the screen, the newest on top. While a modal is
 * open they wait, with their whole time, because they would cover its buttons.
 */
export function ToastRegion({ queue, placement }: ToastRegionProps) {
  if (useIsModalOpen()) return null;
  return (
    <AriaToastRegion queue={queue} className={css.region[placement]}>
      {({ toast }) => <ToastMessage toast={toast} onClose={() => queue.close(toast.key)} />}
    </AriaToastRegion>
  );
}
