import report from "@gemel/psyche/report.json";
import { LinePlot, type LinePlotProps } from "./LinePlot.tsx";

const { faking, growth, lengths, loadings } = report;

type Mark = LinePlotProps["lines"][number]["mark"];

/** Plots one column of a table along the axis, and others as lines. */
const columns = <Column extends string>(
  rows: readonly Readonly<Record<NoInfer<Column>, number>>[],
  along: Column,
  lines: readonly (readonly [column: Column, name: string, mark: Mark])[],
) => {
  const valuesOf = (column: Column) => rows.map((row) => row[column]);
  return {
    x: valuesOf(along),
    lines: lines.map(([column, name, mark]) => ({ name, mark, values: valuesOf(column) })),
  };
};

/** Scores of people who are truly low, in the middle and high, set after set. */
export function GrowthPlot() {
  return (
    <LinePlot
      caption="Mean score of simulated members by where they truly stand"
      xName="sets answered"
      yName="score, in standard deviations"
      ticks={[-2, -1, 0, 1, 2]}
      {...columns(growth, "answered", [
        ["high", "truly high (above 1)", "first"],
        ["middle", "truly in the middle", "third"],
        ["low", "truly low (below -1)", "second"],
      ])}
    />
  );
}

/** Plots the errors and the confidence by the number of sets answered. */
export function ErrorPlot() {
  return (
    <LinePlot
      caption="What is known, set after set"
      xName="sets answered"
      yName="share"
      ticks={[0, 0.25, 0.5, 0.75, 1]}
      {...columns(growth, "answered", [
        ["error", "standard error", "second"],
        ["confidence", "confidence", "first"],
      ])}
    />
  );
}

/** Plots the effect of lower and higher true loadings. */
export function LoadingPlot() {
  return (
    <LinePlot
      caption="Recovery, reliability and intervals by how well statements truly measure"
      xName="mean true loading of a statement"
      yName="correlation, or share"
      ticks={[0.4, 0.6, 0.8, 1]}
      wanted={[0.85, 1]}
      {...columns(loadings, "meanLoading", [
        ["recovery", "recovery", "first"],
        ["reliability", "reliability", "second"],
        ["coverage", "95 % intervals", "third"],
      ])}
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
      ticks={[0.6, 0.7, 0.8, 0.9, 1]}
      wanted={[0.85, 1]}
      {...columns(lengths, "sets", [
        ["recovery", "recovery", "first"],
        ["reliability", "reliability", "second"],
      ])}
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
      ticks={[0, 0.5, 1, 1.5, 2]}
      {...columns(faking, "effort", [
        ["ratings", "rating the same statements one by one", "second"],
        ["choices", "choosing among them, as here", "first"],
      ])}
    />
  );
}
