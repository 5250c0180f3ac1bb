import { join } from "node:path";
import { expect, test } from "vitest";
import { packages } from "./package-layout.ts";
import { rewriteDeclaration } from "./rewrite-declaration.ts";

const button = join(packages, "ui/src/actions/Button/Button.tsx");
const part = join(packages, "ui/src/actions/Button/PendingMark.tsx");
const i18n = join(packages, "i18n/src/index.ts");

const barrel = `export { useIntl, type IntlShape } from "react-intl";
export { isLocale, type Locale, } from "./locales.ts";
export type { MessageId } from "./message-id.ts";
`;

const rewrite = (source: string, text: string) =>
  rewriteDeclaration(source, (file) => (file === i18n ? barrel : text));

test("an entry finds its parts below the package's root", () => {
  const text = `import type { Look } from "./look.ts";
import * as css from "./Button.css.ts";
export declare const look: import("../tones.ts").Tone;
`;
  expect(rewrite(button, text)).toEqual({
    text: `import type { Look } from "./ui/actions/Button/look.js";
import * as css from "./ui/actions/Button/Button.css.js";
export declare const look: import("./ui/actions/tones.js").Tone;
`,
    needs: ["Button/look.ts", "Button/Button.css.ts", "tones.ts"].map((file) =>
      join(packages, "ui/src/actions", file),
    ),
  });
});

test("a part finds an entry above itself", () => {
  const { text, needs } = rewrite(part, 'import { type ButtonProps } from "./Button.tsx";\n');
  expect(text).toBe('import { type ButtonProps } from "../../../Button.js";\n');
  expect(needs).toEqual([button]);
});

test("a name of our other packages is taken from the file that declares it", () => {
  const { text, needs } = rewrite(button, 'export { isLocale, type Locale } from "@gemel/i18n";\n');
  expect(text).toBe(`export { isLocale } from "./i18n/locales.js";
export { type Locale } from "./i18n/locales.js";
`);
  expect(new Set(needs)).toEqual(new Set([join(packages, "i18n/src/locales.ts")]));
});

test("what became part of the package is opaque", () => {
  const text = 'import type { IntlShape as Intl, MessageId } from "@gemel/i18n";\n';
  expect(rewrite(button, text)).toEqual({
    text: "type Intl = unknown;\ntype MessageId = string;\nexport {};\n",
    needs: [],
  });
});

test("dependencies stay, and a file of side effects declares nothing", () => {
  const react = 'import type { ReactNode } from "react";\nexport type Child = ReactNode;\n';
  expect(rewrite(button, react).text).toBe(react);
  const effects = '/** Once. */\nimport "@gemel/theme/styles";\n';
  expect(rewrite(button, effects).text).toBe("/** Once. */\nexport {};\n");
});

test("refuses what consumers could not follow", () => {
  const text = 'export declare const vars: typeof import("@gemel/theme").vars;\n';
  expect(() => rewrite(button, text)).toThrow(/by name, not import\("@gemel\/theme"/);
});
