import { UNSTABLE_ToastQueue as AriaToastQueue } from "react-aria-components/Toast";
import type { Tone } from "../tones.ts";
import { toastTime } from "./toast-time.ts";

/** A short message about what has just happened. */
export interface Toast {
  /** One or two short sentences. */
  text: string;
  /** @default "info" */
  tone?: Tone;
  /** Takes it back or goes on from it; the toast closes with it. */
  action?: { label: string; onPress: () => void };
  /**
   * How long it stays, in ms, 0 until it is closed. Under pointer and focus it stands still. @default by {@link
   * toastTime}
   */
  time?: number;
  /** Called when it closes, is acted on, or its time is over. */
  onClose?: () => void;
}

/** The queue in which toasts wait. */
export type ToastQueue = AriaToastQueue<Toast>;

/** A queue that shows three at a time; more would cover the page. */
export const createToastQueue = (): ToastQueue => new AriaToastQueue({ maxVisibleToasts: 3 });

/**
 * Shows a toast.
 * @returns a key, by which `queue.close` takes it away
 */
export const addToast = (queue: ToastQueue, toast: Toast): string =>
  queue.add(toast, {
    timeout: toastTime(toast),
    ...(toast.onClose ? { onClose: toast.onClose } : {}),
  });
