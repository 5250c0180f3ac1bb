import { UNSTABLE_ToastRegion as AriaToastRegion } from "react-aria-components/Toast";
import * as css from "./Toast.css.ts";
import type { ToastQueue } from "./toast-queue.ts";
import { ToastMessage } from "./ToastMessage.tsx";

export interface ToastRegionProps {
  queue: ToastQueue;
  placement: "top" | "bottom";
}

/** Where toasts appear: at the lower or the upper edge of the screen, the newest on top. */
export function ToastRegion({ queue, placement }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={queue} className={css.region[placement]}>
      {({ toast }) => <ToastMessage toast={toast} onClose={() => queue.close(toast.key)} />}
    </AriaToastRegion>
  );
}
