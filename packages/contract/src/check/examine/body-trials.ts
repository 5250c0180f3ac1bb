import { answeredWith, type Expectation, notRefused, survived } from "../checks/expectations.ts";
import { compose, partsOf } from "../requests/compose.ts";
import { oddBodies, oddForms } from "../violations/odd-bodies.ts";
import { oddTextsIn } from "../violations/odd-texts.ts";
import { violateSchema } from "../violations/violate-schema.ts";
import { named, type Subject, type Trial } from "./trial.ts";

export function bodyTrials(subject: Subject): Trial[] {
  const { contract, operation, base } = subject;
  const media = operation.body?.content["application/json"];
  if (!media || base.body === undefined) return [];
  const request = compose(contract, operation, base);
  const broken = violateSchema(contract, media.schema, base.body).map(({ what, value }) => ({
    request: compose(contract, operation, { ...base, body: value }),
    expect: refusedWith(subject, [400], what),
  }));
  const odd = oddBodies(base.body)
    .filter(
      ({ payload }) => operation.body?.required === true || payload.type !== "application/json",
    )
    .map(({ what, payload, statuses }) => ({
      request: { ...request, payload },
      expect: refusedWith(subject, statuses, what),
    }));
  const texts = oddTextsIn(contract, media.schema, base.body).map(({ what, value }) => {
    const trial = compose(contract, operation, { ...base, body: value });
    const isValid = contract.explain(media.schema, value).length === 0;
    return {
      request: trial,
      expect: isValid ? taken(what, value, trial) : refusedWith(subject, [400], what),
    };
  });
  const { payload: _, ...bare } = request;
  const none =
    operation.body?.required === true
      ? [{ request: bare, expect: refusedWith(subject, [400, 415], "no body at all") }]
      : [];
  return [...none, ...broken, ...odd, ...texts];
}

export function formTrials(subject: Subject): Trial[] {
  const { contract, operation, base } = subject;
  if (!operation.body?.content["multipart/form-data"]) return [];
  const request = compose(contract, operation, base);
  return oddForms(partsOf(contract, operation, base.body)).map(({ what, payload, statuses }) => ({
    request: { ...request, payload },
    expect: refusedWith(subject, named(subject, statuses), what),
  }));
}

function refusedWith(subject: Subject, statuses: readonly number[], what: string): Expectation {
  const right = named(subject, statuses);
  const tolerate = subject.tolerated.filter((status) => !right.includes(status));
  const expect = answeredWith(right, what);
  return (answer) => (tolerate.includes(answer.status) ? undefined : expect(answer));
}

/** Text that is Unicode must be taken; text that is none may be refused, and must not make a server fail. */
function taken(what: string, value: unknown, request: Trial["request"]): Expectation {
  const isUnicode =
    !/\\u(?:d[89a-f]|fff[ef])/i.test(JSON.stringify(value)) && !hasNoncharacter(value);
  return isUnicode ? notRefused(request, what) : survived;
}

const hasNoncharacter = (value: unknown): boolean =>
  /[\ufffe\uffff\u{1ffff}]/u.test(JSON.stringify(value));
