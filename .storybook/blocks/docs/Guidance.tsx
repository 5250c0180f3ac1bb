import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import * as css from "./Guidance.css.ts";
import { Live } from "./Live.tsx";
import { Section } from "./Section.tsx";

/** Holds `Do` and `Dont`, in pairs: what to do stands first. */
export function Guidance({ children }: { children: ReactNode }) {
  return (
    <Section title="Do and don’t">
      <div className={css.pairs}>{children}</div>
    </Section>
  );
}

interface AdviceProps {
  /** The rule in one or two sentences, as text. */
  says: string;
  /** The component itself, showing it. */
  children: ReactNode;
}

/** A right use, shown with the component itself. */
export function Do(props: AdviceProps) {
  return <Advice {...props} verdict="right" icon={<Check aria-hidden size="1.15em" />} word="Do" />;
}

/** A wrong use, shown with the component itself. */
export function Dont(props: AdviceProps) {
  return <Advice {...props} verdict="wrong" icon={<X aria-hidden size="1.15em" />} word="Don’t" />;
}

interface VerdictProps extends AdviceProps {
  verdict: "right" | "wrong";
  icon: ReactNode;
  word: string;
}

function Advice({ says, children, verdict, icon, word }: VerdictProps) {
  return (
    <figure className={css.advice}>
      <div className={css.picture}>
        <Live>{children}</Live>
      </div>
      <figcaption className={css.caption({ verdict })}>
        <strong className={css.word({ verdict })}>
          {icon} {word}
        </strong>
        {says}
      </figcaption>
    </figure>
  );
}
