import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useLinkHref } from "./use-link-href.ts";

function Address({ of }: { of: string }) {
  return <output>{useLinkHref(of)}</output>;
}

test.each([
  ["https://example.org/a?b#c", "https://example.org/a?b#c"],
  ["mailto:team@example.org", "mailto:team@example.org"],
  ["xmpp:giulia@example.org", "xmpp:giulia@example.org"],
  ["/profile?tab=voice", "/profile?tab=voice"],
  ["#main", "/home#main"],
])("%s leads to %s", async (href, expected) => {
  const screen = await render(
    <MemoryRouter initialEntries={["/home"]}>
      <Address of={href} />
    </MemoryRouter>,
  );
  await expect.element(screen.getByRole("status")).toHaveTextContent(expected);
});
