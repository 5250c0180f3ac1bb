import { expect, test } from "vitest";
import { compileLegalText } from "./compile-legal-text.ts";

const head = `---
title: Règles
description: Ce qui vaut ici.
contents: Sur cette page
summary: En bref
placeholder: Provisoire
meaning: L'exploitant la remplace.
---
`;

test("reads sections, their parts, lists and links", () => {
  const text = compileLegalText(
    "en",
    `${head}
- Be kind

## Be kind {#kind}

One line
and its second.

### Ask {#ask}

- **First**: a yes
- see [privacy](/privacy-policy), always
`,
  );
  expect(text.sections).toEqual([
    {
      id: "kind",
      title: "Be kind",
      blocks: [
        { kind: "paragraph", parts: ["One line and its second."] },
        { kind: "heading", id: "ask", text: "Ask" },
        {
          kind: "list",
          items: [
            [{ kind: "strong", text: "First" }, ": a yes"],
            ["see ", { kind: "link", text: "privacy", href: "/privacy-policy" }, ", always"],
          ],
        },
      ],
    },
  ]);
});

test("sets the typography of the language", () => {
  const text = compileLegalText("fr", `${head}\n- C'est dit\n\n## L'été {#summer}\n\nVraiment ?`);
  expect(text).toEqual({
    title: "Règles",
    description: "Ce qui vaut ici.",
    contents: "Sur cette page",
    placeholder: { title: "Provisoire", text: "L’exploitant la remplace." },
    summary: { title: "En bref", points: [["C’est dit"]] },
    sections: [
      {
        id: "summer",
        title: "L’été",
        blocks: [{ kind: "paragraph", parts: ["Vraiment\u202f?"] }],
      },
    ],
  });
});

test.each([
  ["no head", "## Title {#id}", /no head/],
  ["an empty field", `---\ntitle: A\n---\n`, /no description/],
  ["words before the first section", `${head}\nWords`, /before the first section: Words/],
  ["no summary", `${head}\n## A {#a}\n\nWords`, /no summary/],
  ["a heading without an id", `${head}\n## A {#a}\n\n### B`, /no heading with an id: ### B/],
  ["a heading of another level", `${head}\n## A {#a}\n\n# B {#b}`, /no heading with an id/],
  ["a link elsewhere", `${head}\n## A {#a}\n\n[B](https://b.example)`, /means nothing/],
  ["an open mark", `${head}\n## A {#a}\n\nMore **than`, /means nothing/],
])("refuses %s", (_case, source, message) => {
  expect(() => compileLegalText("en", source)).toThrow(message);
});
