import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Slider } from "./Slider.tsx";
import { sliderScaleNames } from "./slider-scale.ts";

const meta = {
  title: "Forms/Slider",
  component: Slider,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "27rem" }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: [
          "An amount that needs no exactness, found by feeling one's way.",
          "",
          "**Use it for** a limit such as a distance. **Not for** an amount that the member knows",
          "(number field), nor for a handful of choices (radio group).",
          "",
          "**Many steps on a narrow track.** Between 1 and 1000 km, a pixel of a phone is worth",
          'three steps. With `scale="cubic"` the near distances, which matter, have the room, and a',
          "finger lands on round numbers.",
          "",
          "**Accessibility.** A native range input: arrow keys move by a step, page keys and Shift",
          "by ten, Home and End to the bounds, on both scales alike. The thumb is 44 px to the",
          "finger. The written value is what a screen reader says.",
        ].join("\n"),
      },
    },
  },
  args: {
    label: "Distance",
    minValue: 1,
    maxValue: 1000,
    defaultValue: 50,
    unit: "kilometer",
    scale: "cubic",
    valueText: (written: string) => `up to ${written}`,
    onChange: fn(),
    onChangeEnd: fn(),
  },
  argTypes: { scale: { control: "inline-radio", options: sliderScaleNames } },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Distance: Story = {};

export const Linear: Story = {
  args: {
    label: "Messages a day",
    minValue: 0,
    maxValue: 20,
    defaultValue: 5,
    scale: "linear",
    valueText: (written) => `about ${written}`,
  },
  render: ({ unit: _unit, ...args }) => <Slider {...args} />,
};

export const WithHelp: Story = {
  args: { description: "Between the centres of your two towns, never between your doors." },
};

export const AtTheStart: Story = { args: { defaultValue: 1 } };

export const AtTheEnd: Story = { args: { defaultValue: 1000 } };

export const Disabled: Story = { args: { isDisabled: true } };

export const LongGerman: Story = {
  args: {
    label: "Größte Entfernung zwischen euren Wohnorten",
    valueText: (written) => `höchstens ${written} voneinander entfernt`,
    description:
      "Gemessen wird zwischen den Ortsmitten. Deine genaue Adresse kennt Gemel nicht und zeigt sie deshalb auch niemandem.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = {
  args: { description: "The track begins on the right." },
  globals: { direction: "rtl" },
};

function Controlled() {
  const [distance, setDistance] = useState(50);
  return (
    <Slider
      label="Distance"
      minValue={1}
      maxValue={1000}
      unit="kilometer"
      scale="cubic"
      value={distance}
      onChange={setDistance}
    />
  );
}

export const ByKeyboard: Story = {
  render: () => <Controlled />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{PageUp}{PageUp}{ArrowRight}");
    await expect(canvas.getByRole("slider")).toHaveValue("71");
  },
};
