import { expect, it, vi } from "vitest";
import { render } from "../testing/render.tsx";
import { useOnDemand } from "./use-on-demand.ts";

type Load = () => Promise<{ default: () => React.ReactNode }>;

function Host({ load }: { load: Load }) {
  const { Part, isLoading, want } = useOnDemand(load);
  if (Part) return <Part />;
  return (
    <button type="button" onClick={want}>
      {isLoading ? "On its way" : "More"}
    </button>
  );
}

const more = { default: () => <p>Here it is</p> };

it("asks for the code when it is wanted, and once", async () => {
  const answer = Promise.withResolvers<typeof more>();
  const load = vi.fn<Load>(() => answer.promise);
  const screen = await render(<Host load={load} />);
  expect(load).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "More" }).click();
  await screen.getByRole("button", { name: "On its way" }).click();
  answer.resolve(more);
  await expect.element(screen.getByText("Here it is")).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it("asks again after code that did not arrive", async () => {
  const load = vi
    .fn<Load>(async () => more)
    .mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const screen = await render(<Host load={load} />);
  await screen.getByRole("button", { name: "More" }).click();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await screen.getByRole("button", { name: "More" }).click();
  await expect.element(screen.getByText("Here it is")).toBeVisible();
});
