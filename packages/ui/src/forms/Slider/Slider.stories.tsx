import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { inColumn } from "../../testing/in-column.tsx";
import { Slider } from "./Slider.tsx";
import { sliderScaleNames } from "./slider-scale.ts";

const meta = {
  title: "Forms/Slider",
  component: Slider,
  decorators: [inColumn],
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
