import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { people } from "../testing/people.ts";
import { render } from "../../testing/render.tsx";
import { AccountCard } from "./AccountCard.tsx";

const address = "rosalind@example.com";

test("shows the name and what is said of the account; the face is decoration", async () => {
  const screen = await render(
    <AccountCard name="Rosalind" address={address} picture={people.rosalind.picture}>
      You are signed in.
    </AccountCard>,
  );
  await expect.element(screen.getByText("Rosalind")).toBeVisible();
  await expect.element(screen.getByText("You are signed in.")).toBeVisible();
  // Announcements that react-aria made in earlier tests are elsewhere in the document.
  expect(page.elementLocator(screen.container).getByRole("img").elements()).toEqual([]);
});

test("without a name the address gives the initials", async () => {
  const screen = await render(
    <AccountCard name={null} address={address}>
      You are signed in.
    </AccountCard>,
  );
  await expect.element(screen.getByText("R", { exact: true })).toBeVisible();
  expect(screen.getByRole("paragraph").elements()).toHaveLength(1);
});
