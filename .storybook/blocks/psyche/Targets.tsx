import report from "@gemel/psyche/report.json";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { TokenTable } from "../tokens/TokenTable.tsx";
import * as css from "./plot.css.ts";

const texts: Readonly<Record<string, readonly [name: string, text: string]>> = {
  recovery: ["Recovery, average", "Correlation of score and truth over the five traits."],
  "recovery-lowest": ["Recovery, lowest", "The same for the trait that does worst."],
  reliability: ["Reliability, average", "Correlation of two sittings of the same members."],
  "reliability-lowest": ["Reliability, lowest", "The same for the trait that does worst."],
  "coverage-lowest": ["95 % intervals, lowest", "Share of intervals that hold the truth."],
  "coverage-highest": ["95 % intervals, highest", "The same for the trait with the widest ones."],
  "styles-coverage-lowest": [
    "95 % intervals with response styles, lowest",
    "Of members who agree readily, or want to look good, or take what comes first.",
  ],
  "styles-coverage-highest": [
    "95 % intervals with response styles, highest",
    "The same for the trait with the widest ones.",
  ],
  "women-and-men-apart": [
    "Women and men apart",
    "Difference of recovery, with response styles and the mean differences that studies found.",
  ],
  "languages-apart": [
    "Five languages apart",
    "The same between the best and the worst, where translated sentences measure more or less.",
  ],
  "spoiled-recovery": [
    "Recovery with a tenth spoiled",
    "A third each of them choose at random, always the same places, or in extremes.",
  ],
  "spoiled-reliability": ["Reliability with a tenth spoiled", "Two sittings of the same crowd."],
  "random-caught": ["Random answers caught", "At 5 % false alarms."],
  "three-quarters-careless-caught": ["Three quarters careless caught", "At 5 % false alarms."],
  "random-in-personality-caught": [
    "Random in the personality questions alone, caught",
    "At 5 % false alarms; the other choices are careful.",
  ],
  "what-sounds-best-unsure": [
    "What sounds best: unsure",
    "Share that is said to tell too little, of those who go by that alone.",
  ],
  "always-a-yes-unsure": ["Always a yes: unsure", "The same."],
  "cycle-in-half-unsure": ["A cycle of five in half of the questions: unsure", "The same."],
  "far-out-leaning": [
    "Careful, far out in all traits: a leaning",
    "Share that is wrongly shown below 55 %, of those who are as most would like to be.",
  ],
  "pattern-unsure": ["First and last: unsure", "Share that is said to tell too little."],
  "alternating-unsure": ["Alternating: unsure", "The same."],
  "cycle-unsure": ["A cycle of four: unsure", "The same."],
  "long-cycle-unsure": ["A cycle of twelve: unsure", "The same; each member has another one."],
  "flat-tastes-unsure": [
    "Careful, flat tastes: unsure",
    "Share that is wrongly said to tell too little.",
  ],
  "portrait-contradictions": [
    "Portraits that contradict their charts",
    "Of 2,000: “high” of what is drawn in the middle, “most” of what hardly leads, plain words over a low percent.",
  ],
  "flat-and-noisy-tastes-unsure": ["Careful, flat and noisy tastes: unsure", "The same."],
  "least-by-chance-leaning": [
    "Least by chance: a leaning",
    "Share shown below 55 %; what fits most is marked by reading.",
  ],
  "careful-leaning": ["Careful: a leaning", "Share that is wrongly shown below 55 %."],
  "one-account-best": [
    "Traits read by one account",
    "Correlation with the truth before a match: the trait that is guessed best, by the best of fourteen accounts.",
  ],
  "five-accounts-mean": ["Traits read by five accounts, mean", "The same over the five traits."],
  "five-accounts-best": ["Traits read by five accounts, best", "The same for the best trait."],
  "five-times-mean": [
    "Traits read by one account that answers five times, mean",
    "With new noise each time, and with other answers on personality or on topics; over the five traits.",
  ],
  "five-times-best": [
    "Traits read by one account that answers five times, best",
    "The same for the best trait.",
  ],
  "order-kept": ["Order of the feed", "Kendall's tau with the exact order."],
  "neutral-accounts-refused": [
    "Accounts without any preference: no scores",
    "Share of those made for reading others that are shown none.",
  ],
  "careful-members-refused": ["Careful members: no scores", "Share that is wrongly shown none."],
  "false-both": [
    "Reasons that say both",
    "Share in which it is not so of one, by their own charts.",
  ],
  "false-apart": ["Reasons that tell apart", "Share in which both are on the same side."],
  "repeated-reasons": ["One sentence on twenty cards", "How often it stands there at most."],
};

function wantedText(from: number, to: number): string {
  if (from === to) return String(from);
  if (from === 0) return `${to} or less`;
  return to === 1 && from > 0 ? `${from} or more` : `${from} to ${to}`;
}

export function Targets() {
  return (
    <Unstyled>
      <TokenTable
        label="Targets"
        rowHeading="Target"
        columns={["Wanted", "Found", "Met"]}
        rows={report.bars.map(({ id, found, wanted: [from = 0, to = 1] }) => {
          const [name, text] = texts[id] ?? [id, ""];
          return {
            name,
            text,
            cells: [
              wantedText(from, to),
              found,
              <span key="met" className={css.verdict}>
                {found >= from && found <= to ? "yes" : "no"}
              </span>,
            ],
          };
        })}
      />
    </Unstyled>
  );
}
