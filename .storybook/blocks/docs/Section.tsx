import { Heading, Unstyled } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import * as css from "./Section.css.ts";

interface SectionProps {
  title: string;
  /** Written in Markdown, which Storybook styles. @default false */
  isProse?: boolean;
  children: ReactNode;
}

/** A part of a page under its heading. */
export function Section({ title, isProse = false, children }: SectionProps) {
  return (
    <section className={css.section}>
      <Heading>{title}</Heading>
      {isProse ? (
        children
      ) : (
        <Unstyled>
          <div className={css.content}>{children}</div>
        </Unstyled>
      )}
    </section>
  );
}
