import { useState } from "react";
import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import type { SocialLink } from "./social-links.ts";
import { SocialLinksField } from "./SocialLinksField.tsx";

const two = [
  { platform: "Instagram", url: "https://a.example" },
  { platform: "Mastodon", url: "https://b.example" },
];

function Controlled({ start }: { start: SocialLink[] }) {
  const [links, setLinks] = useState(start);
  return (
    <>
      <SocialLinksField label="Links" value={links} onChange={setLinks} />
      <output>{JSON.stringify(links)}</output>
      <button type="button" onClick={() => setLinks(two)}>
        Discard
      </button>
    </>
  );
}

it("moves focus into a new row and hands it out as it is", async () => {
  const screen = await render(<Controlled start={[]} />);
  await screen.getByRole("button", { name: "Add a link" }).click();
  const platform = screen.getByRole("textbox", { name: "Platform" });
  await expect.element(platform).toHaveFocus();
  await platform.fill("Letterboxd");
  await expect
    .element(screen.getByText('[{"platform":"Letterboxd","url":""}]'))
    .toBeInTheDocument();
});

it("moves focus to the row that takes the place, then to the add button", async () => {
  const screen = await render(<Controlled start={two} />);
  await screen.getByRole("button", { name: "Remove link 1" }).click();
  const rest = screen
    .getByRole("group", { name: "Link 1" })
    .getByRole("textbox", { name: "Platform" });
  await expect.element(rest).toHaveValue("Mastodon");
  await expect.element(rest).toHaveFocus();
  await expect.element(screen.getByText("Link removed.")).toBeInTheDocument();
  await screen.getByRole("button", { name: "Remove link 1" }).click();
  await expect.element(screen.getByRole("button", { name: "Add a link" })).toHaveFocus();
});

it("follows a host that throws changes away", async () => {
  const screen = await render(<Controlled start={[]} />);
  await screen.getByRole("button", { name: "Discard" }).click();
  await expect.element(screen.getByRole("group", { name: "Link 2" })).toBeVisible();
});
