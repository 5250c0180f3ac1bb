import { Unstyled } from "@storybook/addon-docs/blocks";
import { Fragment } from "react";
import * as css from "./Keyboard.css.ts";

interface KeyboardProps {
  keys: readonly {
    /** The keys, any of which works, as printed on them; keys pressed together are joined by "+". */
    press: readonly string[];
    /** The effect, as a sentence without its subject. */
    does: string;
  }[];
}

export function Keyboard({ keys }: KeyboardProps) {
  return (
    <Unstyled>
      <dl className={css.keys}>
        {keys.map(({ press, does }) => (
          <div key={press.join(" ")} className={css.row}>
            <dt className={css.press}>
              {press.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 ? " or " : null}
                  <kbd className={css.key}>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Unstyled>
  );
}
