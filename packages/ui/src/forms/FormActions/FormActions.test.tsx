import { expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { FormActions, formActionsStates } from "./FormActions.tsx";

const said = { saved: "All changes saved", unsaved: "Changes not saved yet", saving: "Saving…" };

it.each(formActionsStates)("says that the form is %s", async (state) => {
  const screen = await render(<FormActions state={state} />);
  await expect.element(screen.getByRole("status").first()).toHaveTextContent(said[state]);
});

it("sends the form around it, but not while it is being sent", async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  const form = (state: "unsaved" | "saving") => (
    <form onSubmit={onSubmit}>
      <FormActions state={state} />
    </form>
  );
  const screen = await render(form("unsaved"));
  await screen.getByRole("button", { name: "Save" }).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await screen.rerender(form("saving"));
  await screen.getByRole("button").click({ force: true });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("offers to discard only what is not saved", async () => {
  const onDiscard = vi.fn<() => void>();
  const screen = await render(<FormActions state="unsaved" onDiscard={onDiscard} />);
  await screen.getByRole("button", { name: "Discard changes" }).click();
  expect(onDiscard).toHaveBeenCalledTimes(1);
  await screen.rerender(<FormActions state="saved" onDiscard={onDiscard} />);
  expect(screen.getByRole("button").elements()).toHaveLength(1);
});
