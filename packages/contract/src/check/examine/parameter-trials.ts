import { answeredWith, survived } from "../checks/expectations.ts";
import type { Contract } from "../contract/contract.ts";
import { namesError, type Parameter } from "../contract/operation.ts";
import { typesOf } from "../contract/schema.ts";
import { encode, type Request } from "../exchange/request.ts";
import { compose, unknownId } from "../requests/compose.ts";
import { oddTexts } from "../violations/odd-texts.ts";
import { violateSchema } from "../violations/violate-schema.ts";
import { named, type Subject, type Trial } from "./trial.ts";

/** Every way to break what stands in the address of a call. Headers are left alone: proxies write them too. */
export function parameterTrials(subject: Subject): Trial[] {
  const { contract, operation, base } = subject;
  const request = compose(contract, operation, base);
  return operation.parameters.flatMap((parameter) => {
    if (parameter.in === "query") return queryTrials(subject, request, parameter);
    return parameter.in === "path" ? pathTrials(subject, request, parameter) : [];
  });
}

function queryTrials(subject: Subject, request: Request, parameter: Parameter): Trial[] {
  const { name, required } = parameter;
  const withValue = (text: string): Request => ({
    ...request,
    query: { ...request.query, [name]: text },
  });
  const { [name]: _, ...others } = request.query;
  const missing = required
    ? [{ what: `no "${name}"`, request: { ...request, query: others } }]
    : [];
  const wrong = wrongTexts(subject.contract, parameter).map(({ what, text }) => ({
    what: `${what} in the query`,
    request: withValue(encode(text)),
  }));
  const right = [...named(subject, [400]), ...subject.tolerated];
  return [
    ...[...missing, ...wrong].map((each) => ({
      request: each.request,
      expect: answeredWith(right, each.what),
    })),
    ...oddTrials(parameter, withValue),
    ...foreignCursor(subject, parameter, withValue),
  ];
}

function pathTrials(subject: Subject, request: Request, parameter: Parameter): Trial[] {
  const { name } = parameter;
  const withValue = (text: string): Request => ({
    ...request,
    path: { ...request.path, [name]: text },
  });
  const right = [...new Set([...named(subject, [400, 404]), ...subject.tolerated])];
  const wrong = wrongTexts(subject.contract, parameter)
    .filter(({ text }) => text !== "")
    .map(({ what, text }) => ({
      request: withValue(encode(text)),
      expect: answeredWith(right, `${what} in the path`),
    }));
  const isId = subject.contract.flatten(parameter.schema).format === "uuid";
  const unknown = {
    request: withValue(unknownId),
    expect: answeredWith([...new Set([404, ...subject.tolerated])], "an unknown id"),
  };
  const broken = {
    request: withValue("%zz"),
    expect: answeredWith(right, "a broken percent-encoding"),
  };
  const namesAbsence = "404" in subject.operation.answers;
  return [
    ...wrong,
    broken,
    ...(isId && namesAbsence ? [unknown] : []),
    ...oddTrials(parameter, withValue),
  ];
}

interface WrongText {
  readonly what: string;
  readonly text: string;
}

/** Returns texts that break a parameter's schema once they are read from the address, where all is text. */
function wrongTexts(contract: Contract, { name, schema, examples }: Parameter): WrongText[] {
  const { enum: choices } = contract.flatten(schema);
  const valid = examples[0] ?? choices?.[0] ?? 1;
  const texts = new Map<string, WrongText>();
  for (const { what, value } of violateSchema(contract, schema, valid)) {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const isRead = contract.explain(schema, readAs(contract, schema, text)).length > 0;
    if (isRead && !texts.has(text)) {
      texts.set(text, { what: what.replace("the body", `"${name}"`), text });
    }
  }
  return [...texts.values()];
}

function readAs(contract: Contract, schema: Parameter["schema"], text: string): unknown {
  const types = typesOf(contract.flatten(schema));
  if (types.includes("boolean") && /^(true|false)$/.test(text)) return text === "true";
  const isNumber = types.includes("integer") || types.includes("number");
  return isNumber && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function oddTrials({ schema }: Parameter, withValue: (text: string) => Request): Trial[] {
  if (schema.enum !== undefined) return [];
  return Object.values(oddTexts).map((text) => ({
    request: withValue(encode(text)),
    expect: survived,
  }));
}

/** A cursor of the right form that no server gave. */
function foreignCursor(
  { operation, tolerated }: Subject,
  { name }: Parameter,
  withValue: (text: string) => Request,
): Trial[] {
  const status = [400, 422].find((each) => namesError(operation, each, "invalid_cursor"));
  if (status === undefined || !["after", "before", "cursor"].includes(name)) return [];
  const request = withValue("bm90LW91cnM");
  return [
    { request, expect: answeredWith([status, ...tolerated], "a cursor that no server gave") },
  ];
}
