import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../../actions/Button/Button.tsx";
import { ConfirmDialog } from "../../overlays/ConfirmDialog/ConfirmDialog.tsx";
import { SkipLink } from "../../navigation/SkipLink/SkipLink.tsx";
import { render } from "../../testing/render.tsx";
import { Main } from "./Main.tsx";

test("is where the skip link leads, by keyboard", async () => {
  const screen = await render(
    <>
      <SkipLink />
      <a href="#elsewhere">Elsewhere</a>
      <Main>
        <button type="button">First of the page</button>
      </Main>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("main")).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "First of the page" })).toHaveFocus();
});

/** A list whose entries are deleted after a confirmation. */
function Deletions({ entries }: { entries: readonly string[] }) {
  const [left, setLeft] = useState(entries);
  const [entryAsked, setEntryAsked] = useState("");
  return (
    <Main>
      <ul>
        {left.map((entry) => (
          <li key={entry}>
            <Button onPress={() => setEntryAsked(entry)}>{`Delete ${entry}`}</Button>
          </li>
        ))}
      </ul>
      <Button>Add</Button>
      <ConfirmDialog
        title="Delete it?"
        confirmLabel="Yes"
        isOpen={entryAsked !== ""}
        onOpenChange={() => setEntryAsked("")}
        onConfirm={() => setLeft(left.filter((entry) => entry !== entryAsked))}
      >
        It is gone for good.
      </ConfirmDialog>
    </Main>
  );
}

test.each([
  { entries: ["A", "B", "C"], deleted: "B", next: "Delete C" },
  { entries: ["A", "B"], deleted: "B", next: "Delete A" },
  { entries: ["A"], deleted: "A", next: "Add" },
])("leaves the focus beside $deleted of $entries once that is deleted", async (row) => {
  const screen = await render(<Deletions entries={row.entries} />);
  await screen.getByRole("button", { name: `Delete ${row.deleted}` }).click();
  await screen.getByRole("button", { name: "Yes" }).click();
  await expect.element(screen.getByRole("button", { name: row.next })).toHaveFocus();
});

/** A failure that its own button takes away, and what comes in its place. */
function Retrying() {
  const [hasFailed, setFailed] = useState(true);
  return (
    <Main>
      <h1>Page</h1>
      {hasFailed ? <Button onPress={() => setFailed(false)}>Try again</Button> : <p>There.</p>}
    </Main>
  );
}

test("a button that takes itself away leaves the focus to the page", async () => {
  const screen = await render(<Retrying />);
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("main")).toHaveFocus();
});
