import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { LanguageSwitcher } from "./LanguageSwitcher.tsx";

test("offers five languages, each by its own name and in its own language", async () => {
  const screen = await render(<LanguageSwitcher value="en" onChange={() => undefined} />);
  const options = screen.getByRole("option").elements() as HTMLOptionElement[];
  expect(options.map(({ value, lang, text }) => [value, lang, text])).toEqual([
    ["en", "en", "English"],
    ["fr", "fr", "Français"],
    ["de", "de", "Deutsch"],
    ["it", "it", "Italiano"],
    ["es", "es", "Español"],
  ]);
});
