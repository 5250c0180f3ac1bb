import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { EmailAddress } from "./EmailAddress.tsx";

const linesOf = (element: Element): string[] => {
  const lines = new Map<number, string>();
  for (const node of element.childNodes) {
    for (const { bottom } of rectsOf(node))
      lines.set(bottom, (lines.get(bottom) ?? "") + (node.textContent ?? ""));
  }
  return [...lines.values()];
};

function rectsOf(node: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
}

it("breaks before its @ where it does not fit", async () => {
  const screen = await render(
    <div style={{ inlineSize: "9rem", fontSize: "1rem" }}>
      <EmailAddress address="noor.haddad@example.com" />
    </div>,
  );
  const address = screen.getByText("noor.haddad@example.com");
  expect(linesOf(address.element())).toEqual(["noor.haddad", "@example.com"]);
});

it("begins a line where it fits on one", async () => {
  const screen = await render(
    <div style={{ inlineSize: "16rem", fontSize: "1rem" }}>
      You are signed in as <EmailAddress address="noor.haddad@example.com" />.
    </div>,
  );
  const address = screen.getByText("noor.haddad@example.com");
  expect(linesOf(address.element())).toEqual(["noor.haddad@example.com"]);
});

it("is one line where it fits, and shows what has no @ as it is", async () => {
  const screen = await render(
    <>
      <p>
        <EmailAddress address="noor.haddad@example.com" />
      </p>
      <p>
        <EmailAddress address="noor" />
      </p>
    </>,
  );
  expect(linesOf(screen.getByText("noor.haddad@example.com").element())).toHaveLength(1);
  await expect.element(screen.getByText("noor", { exact: true })).toBeVisible();
});
