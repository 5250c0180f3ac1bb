import type { OperationTable } from "./http/add-routes.ts";
import type { Operation, OperationId } from "./http/operation.ts";
import type { OperationServices, Serve } from "./services.ts";
import * as accounts from "./features/accounts/operations.ts";
import * as advice from "./features/advice/operations.ts";
import * as blocks from "./features/blocks/operations.ts";
import * as contact from "./features/contact/operations.ts";
import * as conversations from "./features/conversations/operations.ts";
import * as criteria from "./features/criteria/operations.ts";
import * as discover from "./features/discover/operations.ts";
import * as dataExport from "./features/export/operations.ts";
import * as insights from "./features/insights/operations.ts";
import * as likes from "./features/likes/operations.ts";
import * as matches from "./features/matches/operations.ts";
import * as messages from "./features/messages/operations.ts";
import * as moderation from "./features/moderation/operations.ts";
import * as notices from "./features/notices/operations.ts";
import * as ownProfile from "./features/own-profile/operations.ts";
import * as pictures from "./features/pictures/operations.ts";
import * as questionnaire from "./features/questionnaire/operations.ts";
import * as reports from "./features/reports/operations.ts";
import * as robotCheck from "./features/robot-check/operations.ts";
import * as sessions from "./features/sessions/operations.ts";
import * as settings from "./features/settings/operations.ts";
import * as twins from "./features/twins/operations.ts";
import * as voiceNotes from "./features/voice-notes/operations.ts";
import * as voiceQueries from "./features/voice-queries/operations.ts";
import * as voiceScript from "./features/voice-script/operations.ts";
import * as voices from "./features/voices/operations.ts";

/** The handlers of all operations of the contract. A missing or misplaced handler is a type error. */
export type Operations = { readonly [Id in OperationId]: Serve<Id> };

// Each `operations.ts` exports its operations and nothing else.
const operations: Operations = {
  ...accounts,
  ...advice,
  ...blocks,
  ...contact,
  ...conversations,
  ...criteria,
  ...discover,
  ...dataExport,
  ...insights,
  ...likes,
  ...matches,
  ...messages,
  ...moderation,
  ...notices,
  ...ownProfile,
  ...pictures,
  ...questionnaire,
  ...reports,
  ...robotCheck,
  ...sessions,
  ...settings,
  ...twins,
  ...voiceNotes,
  ...voiceQueries,
  ...voiceScript,
  ...voices,
};

export const makeOperations = (services: OperationServices): OperationTable =>
  Object.fromEntries(
    Object.entries(operations).map(([id, each]) => {
      const serve = each as Serve<OperationId>;
      const { shows, onRequest, handler } =
        typeof serve === "function" ? { handler: serve } : serve;
      const operation: Operation<OperationId> = {
        ...(shows && { shows: (call) => shows(services, call) }),
        ...(onRequest && { onRequest: (call) => onRequest(services, call) }),
        handler: (call) => handler(services, call),
      };
      return [id, operation];
    }),
  ) as OperationTable;
