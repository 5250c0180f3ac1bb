import { isNode, type Node, nodeAt } from "../../contract/node.ts";
import type { Member } from "../../members/member.ts";
import { ownCouple } from "../choose-members.ts";
import { signIn } from "../../members/sign-in.ts";
import type { RunContext } from "../../run-context.ts";
import { readPages } from "../pages.ts";
import { type Sequence, notReached } from "../step.ts";

/** A report with evidence, its decision, a suspension and its end: only about a member of the runner's own. */
export const moderation: Sequence = {
  name: "moderation: report, suspend, reinstate",
  run: async (context) => {
    const { probe, take } = context;
    const { admin } = context;
    if (!admin) return notReached("needs an admin (--members)");
    const [reporter, reported] = ownCouple(context);
    const id = await reportWithEvidence(context, admin, [reporter, reported]);
    const path = [id];
    for (const operation of ["getReport", "getReportPicture"]) {
      await take(operation, 200, { as: admin, path });
    }
    await take("getReportRecording", 200, { as: admin, path: [id, "voice"] });
    const body = { action: "suspend", note: "By the contract runner; nothing happened." };
    await probe("decideReport", 403, { as: reporter, path, body, what: "no admin" });
    await take("decideReport", 200, { as: admin, path, body });
    const what = "a report that was decided";
    await probe("decideReport", 409, { as: admin, path, body, what });
    await findSuspended(context, reported);
    await take("reinstateMember", 204, {
      as: admin,
      path: [reported.id],
      body: { note: "By the contract runner." },
    });
    await take("getHeldWords", 200, { as: admin });
    await probe("judgeHeldWords", 409, {
      as: admin,
      path: [reported.id],
      body: { action: "discard", note: "", until: new Date(0).toISOString() },
      what: "a member whose words are not held",
    });
    await take("getAuditTrail", 200, { as: admin });
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
  const { take } = context;
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
    await take("decideReport", 200, {
      as: admin,
      path: [String(report["id"])],
      body: { action: "dismiss", note: "By the contract runner.", ...seen },
    });
  }
  await take("uploadMyPicture", 200, { as: reported });
  await take("uploadMyVoice", 200, { as: reported });
  const body = { reason: "other", details: "Sent by the contract runner; nothing happened." };
  await take("reportProfile", 202, { as: reporter, path: [reported.id], body });
  const [report] = await open();
  if (!report) return notReached("getReports does not list a report that was just made");
  return String(report["id"]);
}

async function findSuspended({ must, probe }: RunContext, member: Member): Promise<void> {
  const { email, password } = member;
  await probe("getMe", 401, { as: member, what: "a suspended member" });
  const refused = await probe("login", 403, {
    body: { email, password },
    what: "a suspended member",
  });
  const isSaid = isNode(refused?.body) && refused.body["error_code"] === "account_suspended";
  must(refused, isSaid, "signing in while suspended must answer account_suspended");
}
