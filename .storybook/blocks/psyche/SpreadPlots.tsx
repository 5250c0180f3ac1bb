import report from "@gemel/psyche/report.json";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { NumbersTable } from "./NumbersTable.tsx";
import * as css from "./plot.css.ts";

const { sides, overall } = report.pairs;

const spreads = [
  { name: "Social", ...sides.social },
  { name: "Values", ...sides.values },
  { name: "Emotional", ...sides.emotional },
  { name: "Lifestyle", ...sides.lifestyle },
  { name: "Long term", ...sides.longterm },
  { name: "Overall", ...overall },
];

const highest = Math.max(...spreads.flatMap(({ tenths }) => tenths));

export function SpreadPlots() {
  const caption = "How many of a hundred chance pairs score 0 to 10, 10 to 20, and so on";
  return (
    <Unstyled>
      <figure className={css.figure}>
        <figcaption className={css.caption}>{caption}</figcaption>
        <div aria-hidden className={css.small}>
          {spreads.map(({ name, tenths }) => (
            <div key={name}>
              <p className={css.axisName}>{name}</p>
              <svg viewBox="0 0 100 50" className={css.plot}>
                {tenths.map((share, index) => (
                  <rect
                    key={index}
                    className={css.bar}
                    x={index * 10 + 0.75}
                    width="8.5"
                    y={48 - (share / highest) * 46}
                    height={(share / highest) * 46}
                  />
                ))}
                <path className={css.grid} d="M0 48.5 H100" />
              </svg>
            </div>
          ))}
        </div>
        <NumbersTable
          label={caption}
          rowHeading="Side"
          columns={["Mean", "Deviation", ...overall.tenths.map((_share, tenth) => `${tenth * 10}`)]}
          rows={spreads.map(({ name, mean, deviation, tenths }) => ({
            name,
            values: [mean, deviation, ...tenths],
          }))}
        />
      </figure>
    </Unstyled>
  );
}
