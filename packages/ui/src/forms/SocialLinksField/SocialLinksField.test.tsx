import { useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Form } from "../Form/Form.tsx";
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

it.each([
  ["Platform", "😀".repeat(40), "😀".repeat(41), "40"],
  ["Web address", `https://${"a".repeat(2040)}`, `https://${"a".repeat(2041)}`, "2,048"],
])("%s that is too long says so, and keeps the form", async (name, longest, tooLong, max) => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  const screen = await render(
    <Form onSubmit={onSubmit}>
      <Controlled start={[{ platform: "Elsewhere", url: "https://a.example" }]} />
      <button type="submit">Save</button>
    </Form>,
  );
  const field = screen.getByRole("textbox", { name });
  await field.fill(tooLong);
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveAccessibleDescription(`Please use ${max} characters at most`);
  expect(onSubmit).not.toHaveBeenCalled();
  await field.fill(longest);
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("completes an address without scheme, also when it is sent out of the field", async () => {
  const sent = vi.fn<(valid: boolean) => void>();
  const screen = await render(
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        sent(event.currentTarget.checkValidity());
      }}
    >
      <SocialLinksField label="Links" defaultValue={[{ platform: "Instagram", url: "" }]} />
      <button type="submit">Save</button>
    </Form>,
  );
  const url = screen.getByRole("textbox", { name: /address/i });
  await url.fill("www.instagram.com/ada");
  await userEvent.keyboard("{Enter}");
  await expect.element(url).toHaveValue("https://www.instagram.com/ada");
  expect(sent.mock.calls).toEqual([[true]]);
});
