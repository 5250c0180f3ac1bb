import { vars } from "@gemel/theme";
import { scale, sizeNames } from "@gemel/theme/tokens";
import * as css from "../blocks.css.ts";

const serifSizes: ReadonlySet<string> = new Set(["hero", "title1", "title2", "title3"]);

/** The modular scale, each step in the face that uses it. */
export function TypeScale() {
  return (
    <div className={css.rows}>
      {sizeNames.toReversed().map((name) => (
        <div key={name} className={css.row}>
          <span className={css.value}>{`${name}: ${scale.size[name]}`}</span>
          <span
            style={{
              fontSize: vars.size[name],
              fontFamily: serifSizes.has(name) ? vars.font.serif : vars.font.sans,
              fontWeight: serifSizes.has(name) ? vars.weight.display : vars.weight.regular,
              lineHeight: vars.leading.heading,
            }}
          >
            Two people, read closely
          </span>
        </div>
      ))}
    </div>
  );
}
