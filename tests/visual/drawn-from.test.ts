import { expect, test } from "vitest";
import { inputsOf } from "./drawn-from.ts";

test.each([
  ["its stories", "packages/ui/src/actions/Button/Button.stories.tsx"],
  ["its styles", "packages/ui/src/actions/Button/Button.css.ts"],
  ["parts of it", "packages/ui/src/feedback/Spinner/RingsInMotion.tsx"],
  ["the values of the theme", "packages/theme/src/tokens/light.ts"],
  ["texts", "packages/i18n/locales/de.json"],
  ["the stage", "tests/visual/stand-still.ts"],
  ["the versions of packages", "package-lock.json"],
])("a picture is drawn again after a change of %s", (_what, file) => {
  expect(inputsOf("actions/Button")).toContain(file);
});

test("a picture is not drawn again after a change of a component that it does not show", () => {
  expect(inputsOf("actions/Button")).not.toContain("packages/ui/src/forms/Slider/Slider.tsx");
});

test("a screen is drawn again after a change of the answers that it shows", () => {
  expect(inputsOf("DiscoverPage phone")).toContain("openapi.yaml");
});
