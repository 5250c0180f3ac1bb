import { isNode, type Node, nodeAt } from "../../contract/node.ts";
import type { Member } from "../../members/member.ts";
import { signIn } from "../../members/sign-in.ts";
import type { RunContext } from "../../run-context.ts";
import { readPages } from "../pages.ts";
import { ownCouple } from "./people.ts";
import type { Sequence } from "../run-sequences.ts";
import { notReached } from "../sequence-end.ts";
import { must, probe, take } from "../step.ts";

/** A report with evidence, its decision, a suspension and its end: only about a member of the runner's own. */
export const moderation: Sequence = {
  name: "moderation: report, suspend, reinstate",
  run: async (context) => {
    const { admin } = context;
    if (!admin) return notReached("needs an admin (--members)");
    const [reporter, reported] = ownCouple(context);
    const id = await reportWithEvidence(context, admin, [reporter, reported]);
    const path = [id];
    for (const operation of ["getReport", "getReportPicture"]) {
      await take(context, operation, { as: admin, path, status: 200 });
    }
    await take(context, "getReportRecording", { as: admin, path: [id, "voice"], status: 200 });
    const body = { action: "suspend", note: "By the contract runner; nothing happened." };
    await probe(context, "decideReport", {
      as: reporter,
      path,
      body,
      status: 403,
      what: "no admin",
    });
    await take(context, "decideReport", { as: admin, path, body, status: 200 });
    const what = "a report that was decided";
    await probe(context, "decideReport", { as: admin, path, body, status: 409, what });
    await findSuspended(context, reported);
    await take(context, "reinstateMember", {
      as: admin,
      path: [reported.id],
      body: { note: "By the contract runner." },
      status: 204,
    });
    await take(context, "getHeldWords", { as: admin, status: 200 });
    await probe(context, "judgeHeldWords", {
      as: admin,
      path: [reported.id],
      body: { action: "discard", note: "", until: new Date(0).toISOString() },
      status: 409,
      what: "a member whose words are not held",
    });
    await take(context, "getAuditTrail", { as: admin, status: 200 });
    const index = context.members.indexOf(reported);
    context.members[index] = await signIn(context, reported, reported.role, true);
  },
};

/** @returns the id of the report */
async function reportWithEvidence(
  context: RunContext,
  admin: Member,
  [reporter, reported]: readonly [Member, Member],
): Promise<string> {
  const open = async (): Promise<readonly Node[]> => {
    const reports = await readPages(context, "getReports", {
      as: admin,
      limit: 100,
      identify: (report) => report["id"],
    });
    return reports.filter(
      (report) =>
        nodeAt(report, "reporter")["id"] === reporter.id &&
        nodeAt(report, "reported")["id"] === reported.id,
    );
  };
  // A further report is added to one that waits, which may have come without evidence.
  for (const report of await open()) {
    const seen = report["added_at"] ? { seen_until: report["added_at"] } : {};
    await take(context, "decideReport", {
      as: admin,
      path: [String(report["id"])],
      body: { action: "dismiss", note: "By the contract runner.", ...seen },
      status: 200,
    });
  }
  await take(context, "uploadMyPicture", { as: reported, status: 200 });
  await take(context, "uploadMyVoice", { as: reported, status: 200 });
  const body = { reason: "other", details: "Sent by the contract runner; nothing happened." };
  await take(context, "reportProfile", { as: reporter, path: [reported.id], body, status: 202 });
  const [report] = await open();
  if (!report) return notReached("getReports does not list a report that was just made");
  return String(report["id"]);
}

async function findSuspended(context: RunContext, member: Member): Promise<void> {
  const { email, password } = member;
  await probe(context, "getMe", { as: member, status: 401, what: "a suspended member" });
  const refused = await probe(context, "login", {
    body: { email, password },
    status: 403,
    what: "a suspended member",
  });
  const isSaid = isNode(refused?.body) && refused.body["error_code"] === "account_suspended";
  must(context, refused, isSaid, "signing in while suspended must answer account_suspended");
}
