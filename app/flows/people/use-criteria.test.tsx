import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { Gemel } from "../create-gemel.ts";
import { GemelProvider } from "../gemel.tsx";
import { startBackend } from "../testing/backend.ts";
import { createExampleGemel, stopGemel } from "../testing/create-example-gemel.ts";
import { type CriteriaFlow, useCriteria } from "./use-criteria.ts";

let gemel: Gemel;

beforeEach(() => {
  startBackend({ getMe: "onboardingComplete" });
  gemel = createExampleGemel(true);
});

afterEach(() => {
  stopGemel(gemel);
  vi.unstubAllGlobals();
});

test("a draft that changes is followed by the filters alone, and not by the page with its cards", async () => {
  const drawn: CriteriaFlow[] = [];
  function Filters({ criteria }: { criteria: CriteriaFlow }) {
    return <output>{criteria.useDraft().max_distance_km}</output>;
  }
  function Page() {
    const criteria = useCriteria({ onSaved: () => {} });
    drawn.push(criteria);
    return <Filters criteria={criteria} />;
  }
  const screen = await render(
    <GemelProvider gemel={gemel}>
      <Page />
    </GemelProvider>,
  );
  await expect.poll(() => drawn.at(-1)?.phase).toBe("ready");
  const before = drawn.length;
  for (const max_distance_km of [61, 62, 63]) {
    drawn.at(-1)?.change({ max_distance_km });
    await expect.element(screen.getByRole("status")).toHaveTextContent(String(max_distance_km));
  }
  expect(drawn).toHaveLength(before);
});
