import type { ReactNode } from "react";
import { Section } from "./Section.tsx";

/** What holds for those who listen, use keys or enlarge: a Markdown list, and `Keyboard`. */
export function Accessibility({ children }: { children: ReactNode }) {
  return (
    <Section title="Accessibility" isProse>
      {children}
    </Section>
  );
}
