import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../../layout/Card/Card.tsx";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { graphRoom } from "./CompatibilityGraph.css.ts";
import { CompatibilityGraph } from "./CompatibilityGraph.tsx";

const rosalind = {
  label: "Compatibility with Rosalind",
  overall: 87,
  social: 82,
  values: 91,
  emotional: 88,
  lifestyle: 74,
  longterm: 90,
  completeness: 1,
  isLowConfidence: false,
};

const nothing = {
  overall: null,
  social: null,
  values: null,
  emotional: null,
  lifestyle: null,
  longterm: null,
  completeness: 0.1,
  isLowConfidence: true,
};

const meta = {
  title: "Charts/CompatibilityGraph",
  component: CompatibilityGraph,
  args: rosalind,
} satisfies Meta<typeof CompatibilityGraph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { modes: ["more-contrast"] } } };

/** In wide surroundings its axes have names. */
export const OnACard: Story = {
  args: { completeness: 0.8 },
  render: (args) => (
    <Stack gap={6} align="start">
      <div style={{ inlineSize: "20rem", maxInlineSize: "100%" }}>
        <Card>
          <Inline justify="between" align="start">
            <div>
              <p>Rosalind, 34</p>
              <p>Lyon, France</p>
            </div>
            <CompatibilityGraph {...args} />
          </Inline>
        </Card>
      </div>
      <div style={{ inlineSize: "60rem", containerType: "inline-size", containerName: graphRoom }}>
        <Card>
          <CompatibilityGraph {...args} />
        </Card>
      </div>
    </Stack>
  ),
};

/** Before a match a card has rough numbers. */
export const BeforeAMatch: Story = {
  args: {
    overall: 85,
    social: 50,
    values: 80,
    emotional: 80,
    lifestyle: 50,
    longterm: 80,
    isDiscreet: true,
  },
};

export const NotAllAnswers: Story = {
  args: {
    label: "Compatibility with Matteo",
    overall: 79,
    social: 66,
    values: 84,
    emotional: 72,
    lifestyle: 90,
    longterm: 78,
    completeness: 0.8,
  },
};

export const LowConfidence: Story = {
  args: {
    label: "Compatibility with Ginevra",
    overall: 64,
    social: 58,
    values: 70,
    emotional: 66,
    lifestyle: 61,
    longterm: 60,
    completeness: 0.34,
    isLowConfidence: true,
  },
};

/** A dimension with too little data has no number, and its corner is missing. */
export const TwoDimensionsMissing: Story = {
  args: {
    label: "Compatibility with 水玉のみずき",
    overall: 51,
    social: 49,
    values: null,
    emotional: 53,
    lifestyle: 50,
    longterm: null,
    completeness: 0.22,
    isLowConfidence: true,
  },
};

export const NoOverallNumber: Story = {
  args: {
    ...rosalind,
    label: "Compatibility with Rui Tavares",
    overall: null,
    emotional: null,
    completeness: 0.4,
    isLowConfidence: true,
  },
};

export const NoNumbers: Story = { args: { label: "Compatibility with Ada", ...nothing } };

const cards = [
  rosalind,
  { ...rosalind, label: "Compatibility with Björn", overall: 61, social: 44, lifestyle: 38 },
  {
    ...rosalind,
    label: "Compatibility with Noor",
    overall: 12,
    social: 5,
    values: 20,
    emotional: 9,
    lifestyle: 0,
    longterm: 24,
  },
  { ...rosalind, label: "Compatibility with Yusuf", overall: 68, values: null, completeness: 0.8 },
  {
    ...rosalind,
    label: "Compatibility with Ginevra",
    overall: 64,
    completeness: 0.34,
    isLowConfidence: true,
  },
  { label: "Compatibility with Ada", ...nothing },
  {
    ...rosalind,
    label: "Compatibility with Twin Peaks",
    overall: 100,
    social: 100,
    values: 100,
    emotional: 100,
    lifestyle: 100,
    longterm: 100,
  },
];

export const EveryStateOnACard: Story = {
  render: () => (
    <Inline align="start" gap={6}>
      {cards.map((card) => (
        <CompatibilityGraph key={card.label} {...card} />
      ))}
    </Inline>
  ),
};

/** A value beyond 0 to 100 is drawn at the edge. */
export const BeyondTheScale: Story = { args: { overall: 140, social: -20, values: 130 } };

export const LongGerman: Story = {
  args: {
    label: "Übereinstimmung mit Björn",
    completeness: 0.8,
    isLowConfidence: true,
    values: null,
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { args: { completeness: 0.8 }, globals: { direction: "rtl" } };
