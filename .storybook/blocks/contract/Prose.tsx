import { Markdown } from "@storybook/addon-docs/blocks";
import * as css from "./contract.css.ts";

const options = {
  forceBlock: true,
  // The page's own code is coloured for paper and vanishes in the dark.
  overrides: { code: { props: { className: css.inlineCode }, component: "code" } },
} as const;

/** A description of the contract, which is Markdown. */
export function Prose({ children }: { children: string }) {
  return (
    <div className={css.prose}>
      <Markdown options={options}>{children}</Markdown>
    </div>
  );
}
