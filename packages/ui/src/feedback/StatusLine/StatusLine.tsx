import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { RingsInMotion } from "../Spinner/RingsInMotion.tsx";
import * as css from "./StatusLine.css.ts";

export interface StatusLineProps {
  children: ReactNode;
  /** Still under way: the rings turn. @default false */
  isBusy?: boolean;
}

/**
 * One quiet line about something that happens by itself beside the member's own work; announced
 * when it changes.
 *
 * Not for what the member waits for (`Spinner`), nor for anything that went wrong (`Notice`).
 */
export function StatusLine({ children, isBusy = false }: StatusLineProps) {
  return (
    <p role="status" className={css.line}>
      {isBusy ? <RingsInMotion /> : <CircleCheck aria-hidden className={css.done} />}
      <span>{children}</span>
    </p>
  );
}
