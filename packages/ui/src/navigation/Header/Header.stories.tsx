import type { Meta, StoryObj } from "@storybook/react-vite";
import { ClipboardList, Compass, Heart, House, LogOut, MessageCircle } from "lucide-react";
import { Link } from "../../actions/Link/Link.tsx";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import rosalind from "../../people/testing/portraits/rosalind.webp?inline";
import { AccountMenu } from "../AccountMenu/AccountMenu.tsx";
import { NavLink } from "../NavLink/NavLink.tsx";
import { Header } from "./Header.tsx";

const places = {
  en: ["Home", "Discover", "Talk", "Likes"],
  de: ["Startseite", "Entdecken", "Gespräche", "Likes"],
} as const;
const icons = [House, Compass, MessageCircle, Heart];

const links = (names: readonly string[]) =>
  names.map((name, index) => {
    const Icon = icons[index] ?? House;
    return (
      <NavLink key={name} href={`#${name}`} icon={<Icon size="1em" />} isCurrent={index === 1}>
        {name}
      </NavLink>
    );
  });

const account = (label: string, logout: string, src?: string) => (
  <AccountMenu
    label={label}
    name="Rosalind"
    {...(src !== undefined && { src })}
    entries={[{ label: logout, onPress: () => {}, icon: <LogOut size="1em" /> }]}
  />
);

const meta = {
  title: "Navigation/Header",
  component: Header,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "10rem" } } },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  args: { children: links(places.en), account: account("You", "Logout", rosalind) },
};

export const MemberOnAPhone: Story = { ...Member, globals: { viewport: { value: "phone" } } };

/** The questionnaire takes the rest of the screen. */
export const WholeScreenOnAPhone: Story = {
  args: {
    ...Member.args,
    onPhone: "logo",
    actions: (
      <Link href="#home" kind="quiet" standalone>
        Pause
      </Link>
    ),
  },
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
    ],
    account: account("You", "Logout"),
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

export const Guest: Story = { args: { actions: guestActions("Login", "Register") } };

export const GuestGermanOnAPhone: Story = {
  args: { actions: guestActions("Anmelden", "Registrieren") },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const MemberGermanOnAPhone: Story = {
  args: { children: links(places.de), account: account("Du", "Abmelden", rosalind) },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { ...Member, globals: { direction: "rtl" } };
