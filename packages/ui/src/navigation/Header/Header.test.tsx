import { Compass, House } from "lucide-react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Link } from "../../actions/Link/Link.tsx";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { render } from "../../testing/render.tsx";
import { AccountMenu } from "../AccountMenu/AccountMenu.tsx";
import { NavLink } from "../NavLink/NavLink.tsx";
import { Header } from "./Header.tsx";

const header = (
  <Header account={<AccountMenu label="You" name="Rosalind" entries={[]} />}>
    <NavLink href="/home" icon={<House />} isCurrent>
      Home
    </NavLink>
    <NavLink href="/discover" icon={<Compass />}>
      Discover
    </NavLink>
  </Header>
);

test("is read as a banner with a named navigation and the current page", async () => {
  const screen = await render(header);
  const navigation = screen.getByRole("banner").getByRole("navigation", { name: "Main" });
  await expect
    .element(navigation.getByRole("link", { name: "Home" }))
    .toHaveAttribute("aria-current", "page");
  await expect
    .element(navigation.getByRole("link", { name: "Discover" }))
    .not.toHaveAttribute("aria-current");
});

test.each([360, 1280])("is walked in order by the Tab key at %i px", async (width) => {
  await page.viewport(width, 800);
  const screen = await render(header);
  const stops = [
    screen.getByRole("link", { name: "Gemel" }),
    screen.getByRole("link", { name: "Home" }),
    screen.getByRole("link", { name: "Discover" }),
    screen.getByRole("button", { name: "You" }),
  ];
  for (const stop of stops) {
    await userEvent.tab();
    await expect.element(stop).toHaveFocus();
  }
});

test("has no navigation for a guest", async () => {
  const screen = await render(<Header />);
  await expect.element(screen.getByRole("navigation")).not.toBeInTheDocument();
});

test("on a phone the navigation lies at the bottom", async () => {
  await page.viewport(360, 740);
  const screen = await render(header);
  const bar = screen.getByRole("navigation").element().getBoundingClientRect();
  expect(bar.bottom).toBe(740);
});

test("on a desktop the account is at the end of the header", async () => {
  const screen = await render(header);
  const edge = (name: string) =>
    screen.getByRole("button", { name }).element().getBoundingClientRect();
  expect(edge("You").right).toBe(1240);
});

test.for([
  ["logo", 1, 53],
  ["nothing", 0, 0],
] as const)("on a phone a page may leave of it: %s", async ([onPhone, logos, height]) => {
  await page.viewport(360, 740);
  const screen = await render(
    <Header onPhone={onPhone}>
      <NavLink href="/home" icon={<House />}>
        Home
      </NavLink>
    </Header>,
  );
  await expect.element(screen.getByRole("navigation")).not.toBeInTheDocument();
  expect(screen.getByRole("link").elements()).toHaveLength(logos);
  expect(document.querySelector("header")?.getBoundingClientRect().height).toBe(height);
  await page.viewport(1280, 800);
  await expect.element(screen.getByRole("navigation")).toBeVisible();
});

test("on a phone a page may begin with its title, above the bar", async () => {
  await page.viewport(360, 740);
  const screen = await render(
    <Header onPhone="bar">
      <NavLink href="/home" icon={<House />}>
        Home
      </NavLink>
    </Header>,
  );
  await expect.element(screen.getByRole("navigation")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Gemel" })).not.toBeInTheDocument();
  expect(document.querySelector("header")?.getBoundingClientRect().height).toBe(12);
});

test("on a low screen the navigation scrolls away with the header and covers nothing", async () => {
  await page.viewport(320, 256);
  const screen = await render(
    <>
      {header}
      <div style={{ blockSize: "100rem" }} />
    </>,
  );
  const navigation = screen.getByRole("navigation").element();
  const before = navigation.getBoundingClientRect();
  expect(before.bottom).toBeLessThanOrEqual(
    screen.getByRole("banner").element().getBoundingClientRect().bottom,
  );
  // The logo would take a line of its own.
  await expect.element(screen.getByRole("link", { name: "Gemel" })).not.toBeInTheDocument();
  window.scrollTo(0, 200);
  expect(navigation.getBoundingClientRect().top).toBe(before.top - 200);
});

test("at 320 px the entries of a German visitor stand beside the logo", async () => {
  await page.viewport(320, 640);
  await render(
    <Header
      actions={
        <>
          <Link href="/login" kind="quiet" standalone>
            Anmelden
          </Link>
          <LinkButton href="/register" kind="secondary" size="small">
            Registrieren
          </LinkButton>
        </>
      }
    />,
    "de",
  );
  await document.fonts.ready;
  expect(document.querySelector("header")?.getBoundingClientRect().height).toBe(65);
});
