import { createContext, use, useMemo, useState, type ReactNode } from "react";
import { addToast, createToastQueue, type Toast } from "./toast-queue.ts";
import { ToastRegion } from "./ToastRegion.tsx";

export type { Toast } from "./toast-queue.ts";

/** The actions on toasts. */
export interface Toasts {
  /** Shows a toast; returns the key by which it can be closed. */
  add: (toast: Toast) => string;
  /** Takes one away, as when what it offered is no longer possible. */
  close: (key: string) => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

export interface ToastProviderProps {
  children: ReactNode;
  /**
   * The edge at which its toasts appear. At the top, below the `Header`, are toasts about events from
   * elsewhere; they do not cover a page's messages about its own work. @default "bottom"
   */
  placement?: "top" | "bottom";
}

/**
 * A short message about what has just happened, perhaps with a way to take it back. Wrap the app in
 * a `ToastProvider` once, inside the providers of texts; everything inside shows toasts with
 * `useToasts().add({ text, tone, action })`. They appear at one edge, three at a time.
 *
 * Not for a form's answer (`Notice`), why the gate led elsewhere (`Banner`), a question
 * (`ConfirmDialog`), nor anything that must still be there later.
 */
export function ToastProvider({ children, placement = "bottom" }: ToastProviderProps) {
  const [queue] = useState(createToastQueue);
  const toasts = useMemo<Toasts>(
    () => ({ add: (toast) => addToast(queue, toast), close: (key) => queue.close(key) }),
    [queue],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion queue={queue} placement={placement} />
    </ToastContext>
  );
}

/**
 * Shows and closes toasts.
 * @throws Error without a `ToastProvider` around
 */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error("useToasts needs a ToastProvider around it.");
  return toasts;
}
