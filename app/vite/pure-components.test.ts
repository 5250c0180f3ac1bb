import { expect, test } from "vitest";
import { pureComponents } from "./pure-components.ts";

const { transform } = pureComponents();
if (typeof transform !== "object" || !("filter" in transform)) throw new Error("no filter");
const { handler, filter } = transform;

const rewrite = (code: string): string => {
  const result: unknown = Reflect.apply(handler, undefined, [code, "sample.js"]);
  if (typeof result !== "object" || result === null || !("code" in result)) {
    throw new Error("The plugin gave no code");
  }
  return String(result.code);
};

test.each([
  [
    "var Link = React.forwardRef(function(",
    "var Link = /* @__PURE__ */ React.forwardRef(function(",
  ],
  ["var Form = React$1.memo(render)", "var Form = /* @__PURE__ */ React$1.memo(render)"],
  ["const C = React.createContext(null)", "const C = /* @__PURE__ */ React.createContext(null)"],
  [
    'const FormattedDate = createFormattedComponent("formatDate")',
    'const FormattedDate = /* @__PURE__ */ createFormattedComponent("formatDate")',
  ],
])("marks the making of a component as pure: %s", (code, expected) => {
  expect(rewrite(code)).toBe(expected);
});

test("drops names given by assignment, and only those", () => {
  expect(rewrite('Link.displayName = "Link";\nLink.defaultProps = {};')).toBe(
    "\nLink.defaultProps = {};",
  );
  expect(rewrite('  const label = node.displayName = "x";')).toBe(
    '  const label = node.displayName = "x";',
  );
});

test.each(["const id = React.useId();", "const el = React.createElement(Link);", "memo(render);"])(
  "leaves other code alone: %s",
  (code) => {
    expect(rewrite(code)).toBe(code);
  },
);

test("looks at react-router and react-intl only", () => {
  const { id } = filter as { id: RegExp };
  expect(id.test("/x/node_modules/react-router/dist/production/index.js")).toBe(true);
  expect(id.test("C:\\x\\node_modules\\react-intl\\index.js")).toBe(true);
  expect(id.test("/x/node_modules/react-intl/package.json")).toBe(false);
  expect(id.test("/x/node_modules/react/index.js")).toBe(false);
  expect(id.test("/x/app/shell/App.js")).toBe(false);
});
