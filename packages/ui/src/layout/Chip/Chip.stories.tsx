import type { Meta, StoryObj } from "@storybook/react-vite";
import { Baby, MapPin, Mars, PawPrint, UserRound } from "lucide-react";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Rings } from "../../brand/Rings/Rings.tsx";
import { Chip, chipTones } from "./Chip.tsx";
import { ChipList } from "./ChipList.tsx";

const icon = { "aria-hidden": true, size: "1em", strokeWidth: 1.75 } as const;

const meta = {
  title: "Layout/Chip",
  component: Chip,
  subcomponents: { ChipList },
  args: { children: "Göteborg, Sweden" },
  argTypes: { tone: { control: "inline-radio", options: chipTones } },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { icon: <MapPin {...icon} /> } };

export const Tones: Story = {
  render: () => (
    <ChipList>
      <Chip>Has a cat</Chip>
      <Chip tone="twin" icon={<UserRound {...icon} />}>
        Twin open to you
      </Chip>
      <Chip tone="duo" icon={<Rings tone="current" />}>
        Ask Duo
      </Chip>
    </ChipList>
  ),
};

const facts = (
  <ChipList label="About Yusuf">
    <Chip icon={<Mars {...icon} />}>Man</Chip>
    <Chip icon={<MapPin {...icon} />}>Köln, Germany</Chip>
    <Chip icon={<Baby {...icon} />}>Would like children</Chip>
    <Chip icon={<PawPrint {...icon} />}>Has a dog and two elderly tortoises</Chip>
    <Chip tone="twin" icon={<UserRound {...icon} />}>
      Twin open to you
    </Chip>
  </ChipList>
);

export const AboutSomebody: Story = { render: () => facts };
export const OnAPhone: Story = { render: () => facts, globals: { viewport: { value: "phone" } } };
export const Removable: Story = { args: { children: "Up to 50 km", onRemove: fn() } };

const filters = ["25 to 45", "Up to 50 km", "Wants children", "Has a voice message"];

function Filters() {
  const [shown, setShown] = useState(filters);
  return (
    <ChipList label="Filters">
      {shown.map((filter) => (
        <Chip
          key={filter}
          onRemove={() => setShown((all) => all.filter((other) => other !== filter))}
        >
          {filter}
        </Chip>
      ))}
    </ChipList>
  );
}

export const Filtered: Story = {
  render: () => <Filters />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Wants children/ }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /Has a voice message/ })).toHaveFocus(),
    );
  },
};

export const LongGerman: Story = {
  render: () => (
    <ChipList>
      <Chip icon={<Baby {...icon} />}>
        Wünscht sich Kinder und bringt bereits zwei in die Beziehung mit
      </Chip>
      <Chip onRemove={fn()}>Höchstens fünfhundert Kilometer voneinander entfernt</Chip>
    </ChipList>
  ),
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { render: () => <Filters />, globals: { direction: "rtl" } };
