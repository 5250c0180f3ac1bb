import { randomUUID } from "node:crypto";
import { readProfile } from "@gemel/psyche/summary";
import { describe, expect, it } from "vitest";
import { answerAs } from "../../demo/answer-as.ts";
import { dispositions } from "../../demo/dispositions.ts";
import { wholeAnswers } from "../../testing/answers.ts";
import { completeMember } from "../../testing/complete-member.ts";
import { memberWithProfile } from "../../testing/new-member.ts";
import { type TestContext, useTestServer } from "../../testing/use-test-server.ts";
import { waitingMember } from "../../testing/waiting-member.ts";
import { withJobs } from "../../jobs/job-queue.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import { intercept } from "../../testing/database/intercept.ts";
import type { LiveHub } from "../../live/live-hub.ts";
import type { Services } from "../../services.ts";
import { computeInsights } from "./compute-insights.ts";
import { psycheVersion } from "./insights.ts";
import { insightsStore } from "./store.ts";
import { answerStore } from "../questionnaire/store.ts";
import { twinSharingStore } from "../twins/store.ts";
import { profileStore } from "../profiles/store.ts";

type Step = "begin" | "save" | "renew" | "status" | "mail" | "notify";

describe("the analysis of answers", () => {
  const context = useTestServer();
  const { server } = context;

  it("keeps what the answers say, opens everything and mails once", async () => {
    const { id, email } = await waitingMember(context());
    await analyse(server.services, id);
    expect(await insightsStore(server.services.db).find(id)).toEqual({
      userId: id,
      questionnaireId: wholeAnswers().questionnaire_id,
      psycheVersion,
      portrait: readProfile(wholeAnswers().responses),
      computedAt: server.clock.now(),
    });
    const mail = await server.mailbox.next(email);
    expect(mail.subject).toBe("Your digital twin is ready");
    expect(mail.text).toContain(`${server.services.siteUrl()}/home`);
  });

  it.each<Step>(["begin", "save", "status", "mail", "notify"])(
    "killed before it comes to %s, does it all the next time, and no more the time after",
    async (step) => {
      const { id, email } = await waitingMember(context());
      const watched = watch(server.services, step);
      await expect(analyse(watched.services, id)).rejects.toThrow("killed");
      const isKept = step === "notify";
      expect(await stateOf(context(), id)).toEqual(
        isKept ? ["onboarding_complete", true] : ["questionnaire_completed", false],
      );
      expect(watched.kept).toEqual(isKept ? ["twin-ready-mail"] : []);

      const again = watch(server.services);
      await analyse(again.services, id);
      const insights = await insightsStore(server.services.db).find(id);
      server.clock.advance(60);
      await analyse(again.services, id);
      expect(await stateOf(context(), id)).toEqual(["onboarding_complete", true]);
      expect(await insightsStore(server.services.db).find(id)).toEqual(insights);
      expect([...watched.kept, ...again.kept]).toEqual(["twin-ready-mail"]);
      expect(again.notified).toEqual([id, id]);
      expect((await server.mailbox.next(email)).subject).toBe("Your digital twin is ready");
    },
  );

  it("done twice at once happens once", async () => {
    const { id } = await waitingMember(context());
    const watched = watch(server.services);
    await Promise.all([analyse(watched.services, id), analyse(watched.services, id)]);
    expect(watched.kept).toEqual(["twin-ready-mail"]);
  });

  it.each<Step>(["begin", "save", "renew"])(
    "of newer answers, killed before it comes to %s, leaves the older ones and their insights",
    async (step) => {
      const { id } = await completeMember(context());
      const answers = answerStore(server.services.db);
      const insights = insightsStore(server.services.db);
      const twinSharing = twinSharingStore(server.services.db);
      const states = async () => [
        (await answers.find(id))?.responses,
        (await insights.find(id))?.portrait,
        await answers.findRenewal(id),
      ];
      const older = wholeAnswers().responses;
      const newer = answerAs(dispositions.chiara);
      const given = { userId: id, questionnaireId: wholeAnswers().questionnaire_id };
      const renewal = { ...given, responses: newer, submittedAt: server.clock.now() };
      await answers.addRenewal(renewal);
      const words = await twinSharing.findTexts(id);
      const watched = watch(server.services, step);
      await expect(analyse(watched.services, id)).rejects.toThrow("killed");
      expect(await states()).toEqual([older, readProfile(older), renewal]);
      expect(await twinSharing.findTexts(id)).toEqual(words);
      const again = watch(server.services);
      await analyse(again.services, id);
      await analyse(again.services, id);
      expect(await states()).toEqual([newer, readProfile(newer), undefined]);
      expect([...watched.kept, ...again.kept]).toEqual([]);
      expect(again.notified).toEqual([id, id]);
    },
  );

  it("is over when the account was erased, and fails without answers", async () => {
    const watched = watch(server.services);
    await analyse(watched.services, randomUUID());
    expect([watched.kept, watched.notified]).toEqual([[], []]);
    const { id } = await memberWithProfile(context());
    await expect(analyse(watched.services, id)).rejects.toThrow("no answers");
  });
});

const analyse = (services: Services, userId: string): Promise<void> =>
  computeInsights(services)({ userId }, randomUUID());

async function stateOf({ server }: TestContext, id: string) {
  const insights = insightsStore(server.services.db);
  const profiles = profileStore(server.services.db);
  const profile = await profiles.find(id);
  return [profile?.onboardingStatus, (await insights.find(id)) !== undefined];
}

/** Before which statement a step is reached. */
const statements: readonly (readonly [RegExp, Step])[] = [
  [/^select .* from "answer/, "begin"],
  [/^insert into "insights"/, "save"],
  [/^delete from "answer_renewals"/, "renew"],
  [/^update "users" set "onboarding_status"/, "status"],
];

/** Services that write down which jobs were kept and who was notified, and that die before a step. */
function watch(services: Services, dieBefore?: Step) {
  const kept: string[] = [];
  const notified: string[] = [];
  const reach = (step: Step): void => {
    if (step === dieBefore) throw new Error("killed");
  };
  const transaction: Services["transaction"] = async (work) => {
    const sent: string[] = [];
    const result = await services.transaction((db) => {
      const send: Jobs["send"] = async (name, data) => {
        reach("mail");
        await db.jobs.send(name, data);
        sent.push(name);
      };
      const watched = withJobs(db.withoutPlugins(), () => ({ send })).db;
      intercept(watched, async (sql, run) => {
        for (const [statement, step] of statements) if (statement.test(sql)) reach(step);
        return run();
      });
      return work(watched);
    });
    kept.push(...sent);
    return result;
  };
  const live: LiveHub = {
    ...services.live,
    notifyMember: async (memberId) => {
      reach("notify");
      notified.push(memberId);
    },
  };
  return { kept, notified, services: { ...services, transaction, live } };
}
