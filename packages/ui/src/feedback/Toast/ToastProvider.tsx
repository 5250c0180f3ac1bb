import { createContext, use, useMemo, useState, type ReactNode } from "react";
import { addToast, createToastQueue, type Toast } from "./toast-queue.ts";
import { ToastRegion } from "./ToastRegion.tsx";

export type { Toast } from "./toast-queue.ts";

/** What a component does with toasts. */
export interface Toasts {
  /** Shows one; returns the key by which it can be closed. */
  add: (toast: Toast) => string;
  /** Takes one away, as when what it offered is no longer possible. */
  close: (key: string) => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

export interface ToastProviderProps {
  children: ReactNode;
}

/**
 * Gives everything inside a way to show toasts, `useToasts`, and a place above the lower edge where
 * they appear. Wrap the app once, inside the providers of texts. A toast is heard at once and takes
 * no focus; F6 leads to it and back. Its time stands still under the pointer and the focus.
 *
 * Not for a form's answer (`Notice`), why the gate led elsewhere (`Banner`), nor anything that must
 * still be there later.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [queue] = useState(createToastQueue);
  const toasts = useMemo<Toasts>(
    () => ({ add: (toast) => addToast(queue, toast), close: (key) => queue.close(key) }),
    [queue],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion queue={queue} />
    </ToastContext>
  );
}

/**
 * Shows and closes toasts.
 *
 * @throws Error without a `ToastProvider` around
 */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error("useToasts needs a ToastProvider around it.");
  return toasts;
}
