import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { page } from "vitest/browser";
import { cleanup, configure } from "vitest-browser-react/pure";

// At the root, as in the app: there React runs every effect twice, which reveals one that does not clean up.
configure({ reactStrictMode: true });

/** Locators write `data-testid`, the app `lang`; react-aria empties `style` without removing it. */
const attributesOf = (element: Element): string =>
  [...element.attributes]
    .filter(({ name, value }) => value !== "" && !["data-testid", "lang"].includes(name))
    .map(({ name, value }) => `${name}=${value}`)
    .join(" ");

const replaceable = { Date, WebSocket, fetch, setInterval, setTimeout } as const;

/** Returns the state that the files of a worker share beside modules, and that a test can change. */
const sharedState = (): string[] => [
  `html: ${attributesOf(document.documentElement)}`,
  `body: ${attributesOf(document.body)}`,
  `stored: ${JSON.stringify({ ...localStorage, ...sessionStorage })}`,
  `address: ${location.pathname}`,
  ...Object.entries(replaceable)
    .filter(([name, original]) => Reflect.get(globalThis, name) !== original)
    .map(([name]) => `replaced: ${name}`),
];

/** The next Tab leads to the first element of the page. */
function focusFromTheStart(): void {
  const start = document.createElement("span");
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

const before = sharedState();

beforeAll(() => {
  document.documentElement.lang = "en";
});

/** Each test begins on a desktop, whatever the one before has left. */
beforeEach(async () => {
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
});

beforeEach(focusFromTheStart);

// vitest-browser-react registers this when its module is loaded, so only in the first file of a worker.
afterEach(cleanup);

afterAll(() => {
  const left = sharedState().filter((line) => !before.includes(line));
  if (left.length > 0) throw new Error(`The tests of a file leave behind:\n${left.join("\n")}`);
});
