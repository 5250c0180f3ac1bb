import report from "@gemel/psyche/report.json";
import { LinePlot } from "./LinePlot.tsx";

const { faking, growth, lengths, loadings } = report;

/** Scores of people who are truly low, in the middle and high, set after set. */
export function GrowthPlot() {
  return (
    <LinePlot
      caption="Mean score of simulated members by where they truly stand"
      xName="sets answered"
      yName="score, in standard deviations"
      x={growth.map(({ answered }) => answered)}
      ticks={[-2, -1, 0, 1, 2]}
      lines={[
        { name: "truly high (above 1)", mark: "first", values: growth.map(({ high }) => high) },
        {
          name: "truly in the middle",
          mark: "third",
          values: growth.map(({ middle }) => middle),
        },
        { name: "truly low (below -1)", mark: "second", values: growth.map(({ low }) => low) },
      ]}
    />
  );
}

/** What happens to errors and confidence meanwhile. */
export function ErrorPlot() {
  return (
    <LinePlot
      caption="What is known, set after set"
      xName="sets answered"
      yName="share"
      x={growth.map(({ answered }) => answered)}
      ticks={[0, 0.25, 0.5, 0.75, 1]}
      lines={[
        { name: "standard error", mark: "second", values: growth.map(({ error }) => error) },
        { name: "confidence", mark: "first", values: growth.map(({ confidence }) => confidence) },
      ]}
    />
  );
}

/** What lower and higher true loadings would mean. */
export function LoadingPlot() {
  return (
    <LinePlot
      caption="Recovery, reliability and intervals by how well statements truly measure"
      xName="mean true loading of a statement"
      yName="correlation, or share"
      x={loadings.map(({ meanLoading }) => meanLoading)}
      ticks={[0.4, 0.6, 0.8, 1]}
      wanted={[0.85, 1]}
      lines={[
        { name: "recovery", mark: "first", values: loadings.map(({ recovery }) => recovery) },
        {
          name: "reliability",
          mark: "second",
          values: loadings.map(({ reliability }) => reliability),
        },
        { name: "95 % intervals", mark: "third", values: loadings.map(({ coverage }) => coverage) },
      ]}
    />
  );
}

/** The effect of more or fewer sets. */
export function LengthPlot() {
  return (
    <LinePlot
      caption="Recovery and reliability by the number of personality sets"
      xName="sets"
      yName="correlation"
      x={lengths.map(({ sets }) => sets)}
      ticks={[0.6, 0.7, 0.8, 0.9, 1]}
      wanted={[0.85, 1]}
      lines={[
        { name: "recovery", mark: "first", values: lengths.map(({ recovery }) => recovery) },
        {
          name: "reliability",
          mark: "second",
          values: lengths.map(({ reliability }) => reliability),
        },
      ]}
    />
  );
}

/** How far a good impression gets. */
export function FakingPlot() {
  return (
    <LinePlot
      caption="How far scores move towards the good end when members try to look good"
      xName="effort"
      yName="shift, in standard deviations of honest scores"
      x={faking.map(({ effort }) => effort)}
      ticks={[0, 0.5, 1, 1.5, 2]}
      lines={[
        {
          name: "rating the same statements one by one",
          mark: "second",
          values: faking.map(({ ratings }) => ratings),
        },
        {
          name: "choosing among them, as here",
          mark: "first",
          values: faking.map(({ choices }) => choices),
        },
      ]}
    />
  );
}
