import { expect, test } from "vitest";
import { bundleOf } from "./bundles.ts";

test.each([
  ["people.safety.reported", "member"],
  ["profile.saved", "profile"],
  ["home.insights.ready", "home"],
  ["error.network", "core"],
  ["mail.greeting", undefined],
])("%s comes with %s", (id, bundle) => {
  expect(bundleOf(id)).toBe(bundle);
});
