import { languages, questionnaire, questionnaireId } from "@gemel/psyche/questionnaire";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { type Contract, readContract } from "../../packages/server/src/http/contract.ts";

interface Examples {
  readonly AnswersRequestGerman: { readonly value: { readonly questionnaire_id: string } };
}

const contract = (await readContract()) as Contract & {
  readonly components: { readonly examples: Examples };
};
const ajv = new Ajv2020({ strict: false, formats: { double: true, "date-time": true } });
ajv.addSchema({ $id: "contract", ...contract });

const validator = (schema: string) => {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema}`);
  if (validate === undefined) throw new Error(`no schema ${schema}`);
  return validate;
};

test.each(languages)("the questionnaire in %s is what the contract promises", (language) => {
  const validate = validator("Questionnaire");
  validate(questionnaire(language));
  expect(validate.errors).toBeNull();
});

test("the contract's examples ask for the questionnaire by its id", () => {
  expect(contract.components.examples.AnswersRequestGerman.value.questionnaire_id).toBe(
    questionnaireId,
  );
});
