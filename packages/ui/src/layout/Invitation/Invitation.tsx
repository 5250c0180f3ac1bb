import type { ReactNode } from "react";
import { Rings } from "../../brand/Rings/Rings.tsx";
import * as css from "./Invitation.css.ts";

export interface InvitationProps {
  /** One sentence. */
  title: ReactNode;
  /** The one way on, and another at most. */
  children: ReactNode;
}

/**
 * The end of the landing page: the mark, a sentence and the next step.
 *
 * Not for an empty place in the product (`EmptyState`).
 */
export function Invitation({ title, children }: InvitationProps) {
  return (
    <section className={css.invitation}>
      <span className={css.mark}>
        <Rings />
      </span>
      <h2 className={css.title}>{title}</h2>
      {children}
    </section>
  );
}
