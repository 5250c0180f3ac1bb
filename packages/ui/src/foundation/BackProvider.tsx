import { createContext, type ReactNode } from "react";

/** Called when something opens over the page; calls `close` on a step back, until what it returns is called. */
export type HoldBack = (close: () => void) => () => void;

export const BackContext = createContext<HoldBack | undefined>(undefined);

export interface BackProviderProps {
  /** Must stay the same. */
  holdBack: HoldBack;
  children: ReactNode;
}

/** Lets the browser's Back close what is open over the page, the newest first, before it leaves the page. */
export function BackProvider({ holdBack, children }: BackProviderProps) {
  return <BackContext value={holdBack}>{children}</BackContext>;
}
