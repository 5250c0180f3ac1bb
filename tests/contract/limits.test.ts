import { expect, test } from "vitest";
import { messageLimit } from "../../machines/chat/message-limit.ts";
import { contactLimits, messageMinimum } from "../../machines/contact/draft.ts";
import { nicknameMinimum } from "../../machines/nickname-check/nickname.ts";
import { passwordMaximum, passwordMinimum } from "../../machines/password.ts";
import { type Contract, readContract } from "../../packages/server/src/http/contract.ts";
import { maxDetails, maxMarked } from "../../packages/ui/src/people/ReportDialog/report.ts";

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
}

const { components } = (await readContract()) as Contract & {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

test.each([
  ["ContactRequest.full_name", { maxLength: contactLimits.fullName }],
  ["ContactRequest.subject", { maxLength: contactLimits.subject }],
  ["ContactRequest.message", { minLength: messageMinimum, maxLength: contactLimits.message }],
  ["ConversationReport.details", { maxLength: maxDetails }],
  ["Email", { maxLength: contactLimits.email }],
  ["MarkedMessages", { maxItems: maxMarked }],
  ["Nickname", { minLength: nicknameMinimum }],
  ["Password", { minLength: passwordMinimum, maxLength: passwordMaximum }],
  ["ReportRequest.details", { maxLength: maxDetails }],
  ["SentMessageFrame.content", { maxLength: messageLimit }],
])("the app lets through of %s what the contract does", (place, limits) => {
  const [name = "", property] = place.split(".");
  const schema = components.schemas[name];
  expect(property === undefined ? schema : schema?.properties?.[property]).toMatchObject(limits);
});
