import { Unstyled } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import * as css from "./ScaleTokens.css.ts";

export interface TokenGroupProps {
  title: string;
  /** The purpose of the group's tokens. */
  text: string;
  children: ReactNode;
}

export function TokenGroup({ title, text, children }: TokenGroupProps) {
  return (
    <Unstyled>
      <h3 className={css.title}>{title}</h3>
      <p className={css.text}>{text}</p>
      {children}
    </Unstyled>
  );
}
