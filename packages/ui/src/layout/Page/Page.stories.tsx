import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/Button/Button.tsx";
import { people } from "../../people/testing/people.ts";
import { Card } from "../Card/Card.tsx";
import { Page } from "./Page.tsx";

const meta = {
  title: "Layout/Page",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Your profile",
    lead: "What others read before they write. You can change it whenever you like.",
    children: <Card>The page’s content.</Card>,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const WithActions: Story = { args: { actions: <Button kind="secondary">Preview</Button> } };
export const ForAForm: Story = {
  parameters: { visual: { skip: "The screens of forms, such as Login, show it." } },
  args: {
    width: "form",
    title: "Welcome back",
    lead: "Your letters are where you left them.",
    aside: (
      <>
        <span>
          <img src={people.rosalind.picture} alt="" />
        </span>
        <span>
          <img src={people.matteo.picture} alt="" />
        </span>
        <p>A letter needs no crowd, only someone to read it.</p>
      </>
    ),
  },
};
export const ForAFormOnPhone: Story = {
  ...ForAForm,
  globals: { viewport: { value: "phone" } },
};
export const ForText: Story = { args: { width: "text" } };

export const LongGerman: Story = {
  args: {
    title: "Persönlichkeitsfragebogen und Übereinstimmungseinstellungen",
    lead: "Das lesen andere, bevor sie dir schreiben. Du kannst jederzeit alles wieder ändern, auch wenn du den Fragebogen schon ausgefüllt hast.",
    actions: <Button kind="secondary">Profilvorschau öffnen</Button>,
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = {
  args: { actions: <Button kind="secondary">Preview</Button> },
  globals: { direction: "rtl" },
};
