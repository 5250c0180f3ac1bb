import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { BigFiveRadar } from "../../charts/BigFiveRadar/BigFiveRadar.tsx";
import { PlumPanel } from "./PlumPanel.tsx";

const radar = (
  <BigFiveRadar
    label="Your traits"
    name="Chiara"
    traits={{
      openness: 91,
      conscientiousness: 24,
      extraversion: 9,
      agreeableness: 51,
      neuroticism: 81,
    }}
    confidence={0.73}
  />
);

const meta = {
  title: "Layout/PlumPanel",
  component: PlumPanel,
  args: { title: "Few people, for long" },
  parameters: { docs: { story: { inline: false, height: "28rem" } } },
  // Like the margins of a page.
  decorators: (Story) => (
    <div style={{ paddingInline: "1rem" }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof PlumPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    eyebrow: "Your answers say",
    children: "You like company in small doses, and those who are close get your whole attention.",
    actions: <LinkButton href="#discover">Meet who fits</LinkButton>,
    picture: radar,
  },
};

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: "phone" } } };

/** The whole of a page: name, picture, ways on. */
export const Whole: Story = {
  args: {
    isWhole: true,
    eyebrow: "Your answers say",
    actions: <LinkButton href="#discover">Meet who fits</LinkButton>,
    picture: radar,
  },
};

export const WholeOnAPhone: Story = { ...Whole, globals: { viewport: { value: "phone" } } };
export const TitleAlone: Story = {};

export const LongGermanOnAPhone: Story = {
  args: {
    title: "Gewissenhaftigkeit, auch wenn es laut wird",
    children: "Was du zusagst, das hältst du, und meistens früher als nötig.",
    actions: <LinkButton href="#discover">Menschen, die zu dir passen</LinkButton>,
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { ...Default, globals: { direction: "rtl" } };
