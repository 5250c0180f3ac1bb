import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { Card } from "../Card/Card.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Hero } from "./Hero.tsx";

const meta = {
  title: "Layout/Hero",
  component: Hero,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "40rem" } } },
  args: {
    title: (
      <>
        Two people, <em>read closely.</em>
      </>
    ),
    lead: "Gemel asks how you live, love and plan, and shows you the few people whose answers speak to yours.",
    actions: (
      <Inline>
        <LinkButton href="#register" size="large">
          Create your profile
        </LinkButton>
        <LinkButton href="#login" kind="secondary" size="large">
          Login
        </LinkButton>
      </Inline>
    ),
    children: <Card padding="large">A picture, or an example that can be read.</Card>,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Tablet: Story = { globals: { viewport: { value: "tablet" } } };

export const LongGermanOnPhone: Story = {
  args: {
    title: (
      <>
        Zwei Menschen, <em>aufmerksamkeitsvoll gelesen.</em>
      </>
    ),
    lead: "Gemel fragt, wie du lebst, liebst und planst, und zeigt dir die wenigen Menschen, deren Antworten zu deinen sprechen, samt der Begründung.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
