import { UNSTABLE_ToastRegion as AriaToastRegion } from "react-aria-components/Toast";
import * as css from "./Toast.css.ts";
import type { ToastQueue } from "./toast-queue.ts";
import { ToastMessage } from "./ToastMessage.tsx";

export interface ToastRegionProps {
  queue: ToastQueue;
}

/** Where toasts appear: above the lower edge of the screen, the newest on top. */
export function ToastRegion({ queue }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={queue} className={css.region}>
      {({ toast }) => <ToastMessage toast={toast} onClose={() => queue.close(toast.key)} />}
    </AriaToastRegion>
  );
}
