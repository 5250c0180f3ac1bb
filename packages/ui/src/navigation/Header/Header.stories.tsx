import type { Meta, StoryObj } from "@storybook/react-vite";
import { ClipboardList, Compass, Heart, House, MessageCircle, UserRound } from "lucide-react";
import { Button } from "../../actions/Button/Button.tsx";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { NavLink } from "../NavLink/NavLink.tsx";
import { Header } from "./Header.tsx";

const places = {
  en: ["Home", "Talk", "Discover", "Likes", "Profile"],
  de: ["Startseite", "Gespräche", "Entdecken", "Likes", "Profil"],
} as const;
const icons = [House, MessageCircle, Compass, Heart, UserRound];

const links = (names: readonly string[]) =>
  names.map((name, index) => {
    const Icon = icons[index] ?? House;
    return (
      <NavLink key={name} href={`#${name}`} icon={<Icon size="1em" />} isCurrent={index === 2}>
        {name}
      </NavLink>
    );
  });

const meta = {
  title: "Navigation/Header",
  component: Header,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "10rem" } } },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  args: { children: links(places.en), actions: <Button kind="quiet">Logout</Button> },
};

export const MemberOnAPhone: Story = { ...Member, globals: { viewport: { value: "phone" } } };

/** A conversation, the questionnaire: the page has its own way back. */
export const WholeScreenOnAPhone: Story = {
  args: { ...Member.args, hasBottomBar: false },
  globals: { viewport: { value: "phone" } },
};

export const NewMember: Story = {
  args: {
    children: [
      <NavLink key="home" href="#home" icon={<House size="1em" />} isCurrent>
        Home
      </NavLink>,
      <NavLink key="questionnaire" href="#questionnaire" icon={<ClipboardList size="1em" />}>
        Questionnaire
      </NavLink>,
      <NavLink key="profile" href="#profile" icon={<UserRound size="1em" />}>
        Profile
      </NavLink>,
    ],
    actions: <Button kind="quiet">Logout</Button>,
  },
};

const guestActions = (login: string, register: string) => (
  <>
    <LinkButton kind="quiet" size="small" href="#login">
      {login}
    </LinkButton>
    <LinkButton size="small" href="#register">
      {register}
    </LinkButton>
  </>
);

export const Guest: Story = { args: { actions: guestActions("Login", "Register"), lined: false } };

export const GuestGermanOnAPhone: Story = {
  args: { actions: guestActions("Anmelden", "Registrieren") },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const MemberGermanOnAPhone: Story = {
  args: { children: links(places.de), actions: <Button kind="quiet">Abmelden</Button> },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { ...Member, globals: { direction: "rtl" } };
