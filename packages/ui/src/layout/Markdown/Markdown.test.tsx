import { expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { Markdown, type MarkdownProps } from "./Markdown.tsx";

const draw = async (children: string, props: Omit<MarkdownProps, "children"> = {}) => {
  const screen = await render(<Markdown {...props}>{children}</Markdown>);
  const root = screen.container.firstElementChild;
  if (!root) throw new Error("nothing was drawn");
  return { screen, root };
};

const tags = (root: Element): string[] => [
  ...new Set(Array.from(root.querySelectorAll("*"), (element) => element.localName)),
];

it("formats a message", async () => {
  const { root } = await draw("**Ask** about *bread*\n\n1. `Rye`\n2. Oat");
  expect(root.innerHTML).toBe(
    "<p><strong>Ask</strong> about <em>bread</em></p><ol><li><code>Rye</code></li><li>Oat</li></ol>",
  );
});

it.each([
  "[bread](https://example.com/)",
  "[bread][1]\n\n[1]: https://example.com/",
  "[bread](HTTPS://EXAMPLE.com)",
  "[bread](https&colon;//example.com/)",
  "[bread](<https://example.com/>)",
])("opens %j in a new tab and gives nothing away", async (text) => {
  const { screen } = await draw(text);
  const link = screen.getByRole("link", { name: "bread (example.com) (opens in a new tab)" });
  await expect.element(link).toHaveAttribute("href", "https://example.com/");
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
});

it.each([
  ["[example.org](https://evil.example/)", "example.org (evil.example)"],
  ["[evil.example.org](https://evil.example/)", "evil.example.org (evil.example)"],
  ["[mail](mailto:ann@evil.example)", "mail (ann@evil.example)"],
  ["[evil.example/bread](https://evil.example/bread)", "evil.example/bread"],
  ["https://evil.example/bread", "https://evil.example/bread"],
])("says where the link of %s leads", async (text, name) => {
  const { screen } = await draw(text);
  await expect
    .element(screen.getByRole("link", { name: `${name} (opens in a new tab)`, exact: true }))
    .toBeVisible();
});

it("names a link without words by its address", async () => {
  const { screen } = await draw("[](https://example.com/)");
  await expect
    .element(screen.getByRole("link", { name: "https://example.com/ (opens in a new tab)" }))
    .toBeVisible();
});

it.each(["http", "https", "irc", "ircs", "mailto", "xmpp"])(
  "links %s: on its own",
  async (scheme) => {
    const { screen } = await draw(`<${scheme}:someone@example.com>`);
    await expect.element(screen.getByRole("link")).toBeVisible();
  },
);

it.each([
  "[bread](javascript:alert(1))",
  "[bread](JaVaScRiPt:alert(1))",
  "[bread](javascript&colon;alert(1))",
  "[bread](&#x6A;avascript:alert(1))",
  "[bread](java&Tab;script:alert(1))",
  "[bread](<java\tscript:alert(1)>)",
  "[bread](vbscript:msgbox(1))",
  "[bread](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "[bread](blob:https://example.com/1)",
  "[bread](file:///etc/passwd)",
  "[bread](/profile)",
  "[bread](//example.com)",
  "[bread](\\\\example.com)",
  "[bread](#bread)",
  "[bread]( )",
  "[bread][1]\n\n[1]: javascript:alert(1)",
  "[![bread](https://example.com/a.png)](javascript:alert(1))",
])("leaves only the words of %j", async (text) => {
  const { root } = await draw(text);
  expect(root.innerHTML.trim()).toBe("<p>bread</p>");
});

it.each(["<javascript:alert(1)>", "<data:text/html,1>", "<tel:+41221234567>"])(
  "makes no link of %s",
  async (text) => {
    const { root } = await draw(text);
    expect(tags(root)).toEqual(["p"]);
    expect(root.textContent).toBe(text.slice(1, -1));
  },
);

it.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '<a href="https://example.com" onclick="alert(1)">bread</a>',
  "<iframe src=//example.com></iframe>",
  "<svg/onload=alert(1)>",
  "<!-- <b>bread</b> -->",
  "<style>body{display:none}</style>",
  "before <b>bread</b> after",
])("shows %j as it was typed", async (text) => {
  const { root } = await draw(text);
  expect(tags(root)).toEqual(["p"]);
  expect(root.textContent).toBe(text);
});

it("loads no picture, and shows its words", async () => {
  const { root } = await draw(
    "A ![round *loaf*](https://example.com/a.png) and ![rye][1]\n\n[1]: /b.png",
  );
  expect(root.innerHTML.trim()).toBe("<p>A round loaf and rye</p>");
});

it("keeps to the basic set where only that is allowed", async () => {
  const text =
    "# Begin\n\n> Quote\n\n---\n\n- a\n\n```js\nlet a;\n```\n\nOne  \ntwo [x](https://x.org)";
  const { root } = await draw(text, { allowed: "basic" });
  expect(root.innerHTML.split("<a")[0]).toBe(
    "<p><strong>Begin</strong></p><p>Quote</p><ul><li>a</li></ul><p><code>let a;</code></p><p>One<br>two ",
  );
});

it("puts its headings into the outline of the page", async () => {
  const { screen } = await draw("## Calm\n\n#### When it gets loud", { headingLevel: 4 });
  await expect.element(screen.getByRole("heading", { name: "Calm", level: 4 })).toBeVisible();
  await expect
    .element(screen.getByRole("heading", { name: "When it gets loud", level: 5 }))
    .toBeVisible();
});

it("stays within its container, whatever the words", async () => {
  const long = "Ganymede".repeat(100);
  const text = `${long}\n\n# ${long}\n\n- \`${long}\`\n\n      ${long}\n\n[${long}](https://example.com/${long})`;
  const screen = await render(
    <div style={{ inlineSize: "18rem" }}>
      <Markdown>{text}</Markdown>
    </div>,
  );
  const box = screen.container.firstElementChild;
  expect(box?.scrollWidth).toBe(box?.clientWidth);
});

it.each([
  ["long", "bread and **ferries** ".repeat(4_546)],
  ["quotes in quotes", ">".repeat(100_000)],
  ["brackets", "[".repeat(100_000)],
  ["emphasis", "*a **b ".repeat(14_286)],
])("shows 100 kB of %s as they were typed, at once", async (_name, text) => {
  const { root } = await draw(text);
  expect(tags(root)).toEqual(["p"]);
  expect(root.textContent).toBe(text);
});

it("is not parsed again while nothing about it changes", async () => {
  const { screen, root } = await draw("**bread**");
  const strong = root.querySelector("strong");
  const changed = vi.fn<() => void>();
  new MutationObserver(changed).observe(root, { childList: true, subtree: true });
  await screen.rerender(<Markdown>**bread**</Markdown>);
  expect(root.querySelector("strong")).toBe(strong);
  expect(changed).not.toHaveBeenCalled();
});
