import { expect, test } from "vitest";
import { pasteable } from "./pasteable.ts";

const surroundings = {
  imports: { Button: "@gemel/ui/Button", Heart: "lucide-react", X: "lucide-react" },
  args: { children: '"Save"', onPress: "() => {}" },
  choices: { kinds: '"primary" | "quiet"', Kind: '"primary" | "quiet"' },
};

test("brings the imports that it uses, and no others", () => {
  expect(pasteable("<Button onPress={fn()} icon={<Heart />}>Like</Button>\n", surroundings)).toBe(
    `import { Button } from "@gemel/ui/Button";
import { Heart } from "lucide-react";

<Button onPress={() => {}} icon={<Heart />}>Like</Button>`,
  );
});

test("brings the list that it goes through", () => {
  const code = "const Kinds = () => kinds.map((kind) => <Button key={kind} kind={kind} />);";
  expect(pasteable(code, surroundings)).toBe(
    `import { Button } from "@gemel/ui/Button";

const kinds = ["primary", "quiet"] as const;

${code}`,
  );
});

test("brings what the story is given", () => {
  expect(pasteable("const Wide = (args) => <Button {...args} fullWidth />;", surroundings)).toBe(
    `import { Button } from "@gemel/ui/Button";

const args = { children: "Save", onPress: () => {} };

const Wide = () => <Button {...args} fullWidth />;`,
  );
});

test("a story whose one parameter stands bare needs none either", () => {
  expect(pasteable("const Wide = args => <Button {...args} fullWidth />;", surroundings)).toContain(
    "const Wide = () => <Button {...args} fullWidth />;",
  );
});
