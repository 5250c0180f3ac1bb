import type { Ajv2020, ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import type { Schema } from "./schema.ts";

export interface Problem {
  /** The same for the same fault, independent of the values. */
  readonly key: string;
  /** For a person. */
  readonly text: string;
}

/** Returns the problems of a value by a schema; none if the value is valid. */
export type Explain = (schema: Schema, value: unknown) => Problem[];

/** A problem, its place, and whether the value is of the wrong type. */
interface Found extends Problem {
  readonly at: string;
  readonly isType: boolean;
}

/**
 * Shortens errors of the validator: if a value may have one of several forms, only the closest form is
 * reported.
 */
export function createExplain(ajv: Ajv2020): Explain {
  const compiled = new Map<unknown, ValidateFunction>();
  const compile = (schema: Schema): ValidateFunction => {
    const isReference = Object.keys(schema).join() === "$ref";
    const key = isReference ? schema.$ref : schema;
    const known = compiled.get(key);
    if (known) return known;
    const made = ajv.compile(schema);
    compiled.set(key, made);
    return made;
  };

  const explain = (schema: Schema, value: unknown, at: string): Found[] => {
    const validate = compile(schema);
    if (validate(value)) return [];
    const errors = validate.errors ?? [];
    const choice = outermostChoice(errors);
    if (!choice) return errors.map((error) => describe(error, at));
    const forms = choice.schema as readonly Schema[];
    const inside = forms.map((form) => explain(form, choice.data, `${at}${choice.instancePath}`));
    const outside = errors.filter(({ instancePath }) => !isWithin(instancePath, choice));
    return [
      ...outside.map((error) => describe(error, at)),
      ...closest(inside, `${at}${choice.instancePath}`, choice.data),
    ];
  };
  return (schema, value) => explain(schema, value, "").map(({ key, text }) => ({ key, text }));
}

function outermostChoice(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const choices = errors.filter(({ keyword }) => keyword === "anyOf" || keyword === "oneOf");
  return choices.toSorted((a, b) => a.instancePath.length - b.instancePath.length)[0];
}

const isWithin = (path: string, { instancePath }: ErrorObject): boolean =>
  path === instancePath || path.startsWith(`${instancePath}/`);

/** The form that was missed by least: not by its type, then at its surface, then anywhere. */
function closest(forms: readonly Found[][], at: string, value: unknown): Found[] {
  const here = (problems: readonly Found[]): readonly Found[] =>
    problems.filter((problem) => problem.at === at);
  const near = forms.filter((problems) => !here(problems).some(({ isType }) => isType));
  if (near.length === 0) {
    const text = `${place(at)} is ${show(value)}, none of its forms`;
    return [{ key: `form ${starred(at)}`, text, at, isType: false }];
  }
  const score = (problems: readonly Found[]): number =>
    here(problems).length * 1000 + problems.length;
  return near.toSorted((a, b) => score(a) - score(b))[0] ?? [];
}

function describe(error: ErrorObject, prefix: string): Found {
  const at = `${prefix}${error.instancePath}`;
  return { ...inWords(error, at), at, isType: error.keyword === "type" };
}

function inWords(error: ErrorObject, at: string): Problem {
  const { keyword, params, data } = error;
  const where = place(at);
  const key = `${keyword} ${starred(at)}`;
  switch (keyword) {
    case "required":
      return {
        key: `${key} ${params["missingProperty"]}`,
        text: `${where} lacks "${params["missingProperty"]}"`,
      };
    case "additionalProperties":
      return {
        key: `${key} ${params["additionalProperty"]}`,
        text: `${where} has "${params["additionalProperty"]}", which the contract does not name`,
      };
    case "type":
      return {
        key,
        text: `${where} is ${show(data)}, must be ${[params["type"]].flat().join(" or ")}`,
      };
    case "enum":
      return {
        key,
        text: `${where} is ${show(data)}, must be one of ${(params["allowedValues"] as unknown[]).join(", ")}`,
      };
    default:
      return { key, text: `${where} is ${show(data)}, ${error.message ?? keyword}` };
  }
}

const place = (at: string): string => (at === "" ? "the body" : at);
const starred = (at: string): string => at.replaceAll(/\/\d+(?=\/|$)/g, "/*");

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
