import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { contextsApart } from "./contexts-apart.ts";

const { transform } = contextsApart();
if (typeof transform !== "object" || !("filter" in transform)) throw new Error("no filter");
const { handler, filter } = transform;

// The very package that is built: another release of it may be written in another way.
const modules = join(
  dirname(createRequire(import.meta.url).resolve("react-aria-components/package.json")),
  "dist/private",
);
const path = (name: string): string => join(modules, `${name}.mjs`);
const source = (name: string): string => readFileSync(path(name), "utf8");

function rewrite(code: string, id: string): string {
  const result: unknown = Reflect.apply(handler, undefined, [code, id]);
  if (typeof result !== "object" || result === null || !("code" in result))
    throw new Error("The plugin gave no code");
  return String(result.code);
}

test("a dialog needs no menu and no popover for their contexts", () => {
  const dialog = rewrite(source("Dialog"), path("Dialog"));
  expect(source("Dialog")).toMatch(/from ".\/Menu.mjs"/);
  expect(dialog).not.toMatch(/from ".\/(Menu|Popover).mjs"/);
  expect(dialog).toMatch(
    /^import \{RootMenuTriggerStateContext as [$\w]+\} from ".\/Menu.mjs\?contexts";$/m,
  );
});

test("a module and its contexts share them", () => {
  const menu = rewrite(source("Menu"), path("Menu"));
  const contexts = rewrite(source("Menu"), `${path("Menu")}?contexts`);
  const [, local] = /([$\w]+) as RootMenuTriggerStateContext/.exec(contexts) ?? [];
  expect(local).toBeDefined();
  expect(contexts).toContain(`const ${local} = /*#__PURE__*/ createContext(null);`);
  expect(menu).not.toContain(`const ${local} =`);
  expect(menu).toMatch(
    /^import \{.*RootMenuTriggerStateContext as .*\} from ".\/Menu.mjs\?contexts";$/m,
  );
  expect(menu).toContain(`${local} as RootMenuTriggerStateContext`);
});

test("what is no context, or has a value of its own, stays where it is", () => {
  const tabs = rewrite(source("Tabs"), path("Tabs"));
  expect(tabs).toMatch(/DefaultCollectionRenderer as [$\w]+.*\} from ".\/Collection.mjs";/);
  expect(tabs).toMatch(/CollectionRendererContext as [$\w]+.*\} from ".\/Collection.mjs";/);
});

test("looks at react-aria-components only", () => {
  const { id } = filter as { id: RegExp };
  expect(id.test("/x/node_modules/react-aria-components/dist/private/Menu.mjs")).toBe(true);
  expect(id.test("/x/node_modules/react-aria-components/dist/private/Menu.mjs?contexts")).toBe(
    true,
  );
  expect(id.test("/x/node_modules/react-aria/dist/private/menu/useMenu.mjs")).toBe(false);
});
