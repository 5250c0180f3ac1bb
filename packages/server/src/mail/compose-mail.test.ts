import { expect, it } from "vitest";
import { composeMail } from "./compose-mail.ts";

it("is headed by its subject in HTML, and names its link a second time as text", () => {
  const link = "https://gemel.example/settings?a=1&b=2";
  const { subject, html = "" } = composeMail({
    id: "x",
    kind: "exportReady",
    to: "ada@example.com",
    language: "en",
    link,
  });
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(subject);
  expect(html.split(">https://gemel.example/settings?a=1&amp;b=2</a>")).toHaveLength(2);
});
