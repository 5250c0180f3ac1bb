import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../../actions/Link/Link.tsx";
import { Promises } from "./Promises.tsx";

const meta = {
  title: "Layout/Promises",
  component: Promises,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "28rem" } } },
  args: {
    title: "Privacy in plain words",
    lead: "What you tell us is meant for a few people, and stays with them.",
    promises: [
      {
        title: "Answers are not shown",
        text: "Others see how theirs and yours lie together, never what you chose or wrote.",
      },
      { title: "A town, not a map", text: "Distances are between towns, and rounded." },
      { title: "Blocked is blocked", text: "For them it is as if you were not there." },
      { title: "Deleted is deleted", text: "After 30 days every entry and file is gone." },
    ],
  },
} satisfies Meta<typeof Promises>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};

export const WithLink: Story = {
  args: {
    children: (
      <Link href="#" standalone>
        All about privacy
      </Link>
    ),
  },
};

export const LongGermanOnPhone: Story = {
  args: {
    title: "Datenschutz in einfachen Worten",
    lead: "Was du uns erzählst, ist für wenige Menschen bestimmt.",
    promises: [
      {
        title: "Persönlichkeitsantworten bleiben verborgen",
        text: "Andere sehen, wie deine und ihre Antworten zueinander liegen, nie was du gewählt hast.",
      },
      {
        title: "Keine Standortübermittlung",
        text: "Entfernungen gelten zwischen Städten und sind gerundet.",
      },
    ],
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
