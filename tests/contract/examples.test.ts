import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";

interface Node {
  readonly [key: string]: Node;
}

const document = parse(
  await readFile(new URL("../../openapi.yaml", import.meta.url), "utf8"),
) as Node;

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
