import { writeFile } from "node:fs/promises";
import { CannotRun, firstLine } from "./cannot-run.ts";
import { cleanUp } from "./clean-up.ts";
import { createInspector, Unanswered } from "./checks/inspector.ts";
import { readContract, type Contract } from "./contract/contract.ts";
import { checkGates } from "./examine/check-gates.ts";
import { type Server, exchange } from "./exchange/exchange.ts";
import { createSecrets } from "./exchange/secrets.ts";
import { createOutbox } from "./members/outbox.ts";
import { preserve } from "./members/preserve.ts";
import { readMembers } from "./members/read-members.ts";
import type { Login, Member } from "./members/member.ts";
import { signIn } from "./members/sign-in.ts";
import type { Options } from "./options.ts";
import { createLedger } from "./report/ledger.ts";
import { toJunit } from "./report/junit.ts";
import { conclude, type Results } from "./report/results.ts";
import { type RunContext, stopIfAsked } from "./run-context.ts";
import { sequencesAfter, sequencesBefore } from "./sequences/all.ts";
import { createSteps, SequenceEnd, runSequences } from "./sequences/step.ts";
import { examineOperation } from "./examine/examine-operation.ts";
import { checkAnswer } from "./checks/check-answer.ts";
import { mediaTypeOf } from "./exchange/answer.ts";
import { compose } from "./requests/compose.ts";

/** Number of calls without a body and a session that are enough to identify Gemel. */
const calls = 4;

/**
 * Makes sure that something answers as the contract says, whatever it answers.
 * @throws CannotRun where nothing does
 */
async function preflight(contract: Contract, server: Server): Promise<void> {
  const reading = contract.operations.filter(
    ({ method, socket, path }) => method === "GET" && !socket && !path.includes("{"),
  );
  let said = "the contract has no call to try";
  for (const operation of reading.slice(0, calls)) {
    const { outcome } = await exchange(server, compose(contract, operation, {}));
    const where = `GET ${operation.path}`;
    if ("failure" in outcome) {
      const { reason, text } = outcome.failure;
      if (reason === "refused") throw new CannotRun(`${server.base}: ${text}`);
      said = `${where}: ${text}`;
      continue;
    }
    const { answer } = outcome;
    const [problem] = checkAnswer(contract, operation, answer);
    if (!problem) return;
    said = `${where} answers ${answer.status} ${mediaTypeOf(answer) ?? "without a media type"}`;
  }
  throw new CannotRun(`${server.base} does not answer as Gemel: ${said}`);
}

/**
 * Runs the contract against a server and writes the requested files.
 * @param signal - ends the run early; its changes are undone
 * @throws CannotRun if the run is not possible
 */
export async function run(options: Options, signal?: AbortSignal): Promise<Results> {
  const context = await prepare(options, signal);
  try {
    await signInAll(context);
    await runSequences(context, sequencesBefore);
    await examineAll(context);
    await runSequences(context, sequencesAfter);
  } catch (error) {
    const left = await cleanUp(context.cleanups);
    if (!(error instanceof CannotRun) || left.length === 0) throw error;
    throw new CannotRun([error.message, ...left].join("; "), { cause: error });
  }
  context.notes.push(...(await cleanUp(context.cleanups)));
  const { contract, server, ledger, notes } = context;
  const results = conclude({ url: server.base, contract, seed: options.seed, ledger, notes });
  await save(options.json, () => `${JSON.stringify(results, null, 2)}\n`);
  await save(options.junit, () => toJunit(results));
  return results;
}

async function prepare(options: Options, signal?: AbortSignal): Promise<RunContext> {
  const contract =
    typeof options.contract === "string" ? await readContract(options.contract) : options.contract;
  const unknown = options.only?.find((id) => !contract.operations.some((each) => each.id === id));
  if (unknown !== undefined)
    throw new CannotRun(`--only: the contract has no operation ${unknown}`);
  const server: Server = { base: baseOf(options.url, contract.basePath), timeout: options.timeout };
  await preflight(contract, server);
  const [secrets, ledger] = [createSecrets(), createLedger()];
  const inspector = createInspector({ contract, server, secrets, ledger });
  return {
    options,
    contract,
    server,
    secrets,
    ledger,
    inspector,
    ...createSteps({ contract, inspector, ledger }),
    members: [],
    ...(options.outbox !== undefined && { outbox: createOutbox(options.outbox) }),
    facts: { opened: [] },
    cleanups: [],
    ...(signal && { signal }),
    notes: [],
  };
}

async function signInAll(context: RunContext): Promise<void> {
  const { members: file } = context.options;
  const logins = file === undefined ? {} : await readMembers(file);
  for (const [role, login] of Object.entries(logins)) {
    const member = await signInGiven(context, role, login);
    if (member === undefined) continue;
    if (role === "admin") {
      context.admin = member;
      continue;
    }
    context.members.push(member);
    await preserve(context, member);
    if (member.status === "registered") await checkGates(context, member);
    const wanted = role === "second" ? "onboarding_complete" : role;
    if (member.status === wanted) continue;
    context.notes.push(`${role} (${member.email}) is ${member.status}`);
  }
}

/** Signs in a member of the members file; if that departs, notes it and returns undefined. */
async function signInGiven(
  context: RunContext,
  role: string,
  login: Login,
): Promise<Member | undefined> {
  try {
    return await signIn(context, login, role, false);
  } catch (error) {
    if (!(error instanceof SequenceEnd)) throw error;
    context.notes.push(`${role} (${login.email}) cannot sign in: ${error.message}`);
    return undefined;
  }
}

/** The API's address: the URL, or the contract's own path on it when it names a server only. */
function baseOf(url: URL, basePath: string): string {
  const path = url.pathname === "/" ? basePath : url.pathname;
  return `${url.origin}${path}`.replace(/\/$/, "");
}

async function save(file: string | undefined, content: () => string): Promise<void> {
  if (file === undefined) return;
  try {
    await writeFile(file, content());
  } catch (error) {
    throw new CannotRun(`the report cannot be written: ${firstLine(error)}`, { cause: error });
  }
}

/** Examines the operations asked for, or all. One that does not answer leaves the others alone. */
async function examineAll(context: RunContext): Promise<void> {
  const { only } = context.options;
  for (const operation of context.contract.operations) {
    if (operation.socket || only?.includes(operation.id) === false) continue;
    stopIfAsked(context);
    try {
      await examineOperation(context, operation);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
    }
  }
}
