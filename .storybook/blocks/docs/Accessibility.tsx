import type { ReactNode } from "react";
import { Section } from "./Section.tsx";

/** Notes for users of screen readers, keyboards and zoom: a Markdown list, and `Keyboard`. */
export function Accessibility({ children }: { children: ReactNode }) {
  return (
    <Section title="Accessibility" isProse>
      {children}
    </Section>
  );
}
