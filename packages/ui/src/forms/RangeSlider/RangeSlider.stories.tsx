import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Slider } from "../Slider/Slider.tsx";
import { inColumn } from "../../testing/in-column.tsx";
import { RangeSlider } from "./RangeSlider.tsx";

const meta = {
  title: "Forms/RangeSlider",
  component: RangeSlider,
  decorators: [inColumn],
  args: {
    label: "Age",
    lowerLabel: "Youngest age",
    upperLabel: "Oldest age",
    minValue: 18,
    maxValue: 99,
    defaultValue: [25, 45],
    rangeText: (lower: string, upper: string) => `${lower} to ${upper}`,
    onChange: fn(),
    onChangeEnd: fn(),
  },
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SameValue: Story = { args: { defaultValue: [33, 33] } };
export const Widest: Story = { args: { defaultValue: [18, 99] } };
export const BothAtTheEnd: Story = { args: { defaultValue: [99, 99] } };
export const WithHelp: Story = { args: { description: "Members of Gemel are adults." } };

export const InTheLanguagesOwnWay: Story = {
  args: { label: "Größe", minValue: 140, maxValue: 210, defaultValue: [165, 180] },
  render: ({ rangeText: _rangeText, ...args }) => <RangeSlider {...args} unit="centimeter" />,
  globals: { language: "de" },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const WithASlider: Story = {
  render: (args) => (
    <Stack>
      <RangeSlider {...args} />
      <Slider
        label="Distance"
        minValue={1}
        maxValue={1000}
        defaultValue={50}
        unit="kilometer"
        scale="cubic"
        valueText={(written) => `up to ${written}`}
      />
    </Stack>
  ),
  globals: { viewport: { value: "phone" } },
};

export const LongGerman: Story = {
  args: {
    label: "Altersspanne deiner zukünftigen Bekanntschaften",
    lowerLabel: "Niedrigstes Alter",
    upperLabel: "Höchstes Alter",
    rangeText: (lower, upper) => `zwischen ${lower} und ${upper} Jahren`,
    description: "Wer außerhalb dieser Spanne liegt, wird dir nicht vorgeschlagen.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const Pushed: Story = {
  play: async ({ canvas, userEvent }) => {
    const [youngest, oldest] = canvas.getAllByRole("slider");
    await userEvent.tab();
    await userEvent.keyboard("{PageUp}{PageUp}{PageUp}");
    await expect(youngest).toHaveValue("55");
    await expect(oldest).toHaveValue("55");
  },
};
