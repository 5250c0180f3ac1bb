import type { Schemas } from "@gemel/api";
import { serverIntl } from "@gemel/i18n/server";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { readContract } from "../../packages/server/src/http/contract.ts";

interface Node {
  readonly [key: string]: Node;
}

const document = (await readContract()) as unknown as Node;

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addFormat("binary", true);
ajv.addSchema({ $id: "contract", ...document });

const escape = (step: string) => step.replaceAll("~", "~0").replaceAll("/", "~1");

/** Every place that shows an example beside a schema: bodies of requests and answers, parameters. */
function places(node: Node, path: readonly string[]): [string, Node][] {
  if (typeof node !== "object" || node === null) return [];
  const here: [string, Node][] =
    node.schema && node.examples ? [[path.map(escape).join("/"), node]] : [];
  const below = Object.entries(node).flatMap(([key, child]) => places(child, [...path, key]));
  return [...here, ...below];
}

function valueOf(example: Node): unknown {
  if (!("$ref" in example)) return example.value;
  const name = String(example.$ref).split("/").at(-1) ?? "";
  return document.components?.examples?.[name]?.value;
}

describe.each(places(document, []))("%s", (path, { examples = {} }) => {
  const validate = ajv.getSchema(`contract#/${encodeURI(path)}/schema`);

  test.each(Object.entries(examples))("%s is valid", (_, example) => {
    validate?.(valueOf(example));
    expect(validate?.errors).toBeNull();
  });
});

const languages = ["en", "fr", "de", "it", "es"] as const;

test("insights with a word for how sure they are end with what that means, in numbers that fit their errors", () => {
  const examples = Object.values(document.components?.examples ?? {})
    .map(({ value }) => value as Partial<Schemas["Insights"]> | undefined)
    .filter((value) => value?.metrics?.big_five.sureness !== undefined);
  expect(examples.length).toBeGreaterThan(5);
  for (const example of examples) {
    const { sureness, confidence } = example?.metrics?.big_five ?? {};
    const errors = example?.visuals?.radar.map((point) => point.standard_error ?? NaN) ?? [];
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    const points = 5 * Math.round(mean / 5);
    const ends = languages.map((language) =>
      serverIntl(language).formatMessage({ id: "insights.sure" }, { sureness, confidence, points }),
    );
    expect(ends).toContain(example?.summary_md?.split("\n\n").at(-1));
  }
});

test("what comes first in examples of insights leads by more than its error", () => {
  const examples = Object.values(document.components?.examples ?? {});
  const bars = examples.map(({ value }) => value as Partial<Schemas["Insights"]> | undefined);
  for (const all of bars.map((value) => value?.visuals?.bars ?? []))
    for (const { group, value, standard_error = 0 } of all.filter(({ is_leading }) => is_leading)) {
      const others = all.filter((bar) => bar.group === group && bar.is_leading !== true);
      expect(value - Math.max(...others.map((bar) => bar.value))).toBeGreaterThan(standard_error);
    }
});

test("every operation says what it is for, and every error carries the one body", () => {
  for (const item of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(item)) {
      expect(operation).toMatchObject({
        operationId: expect.any(String),
        tags: [expect.any(String)],
      });
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        if (Number(status) < 400) continue;
        const name =
          String(response.$ref ?? "")
            .split("/")
            .at(-1) ?? "";
        const answer = response.$ref ? document.components?.responses?.[name] : response;
        expect(answer?.content?.["application/json"]?.schema).toEqual({
          $ref: "#/components/schemas/Error",
        });
      }
    }
  }
});
