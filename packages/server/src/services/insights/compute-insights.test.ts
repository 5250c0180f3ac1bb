import { randomUUID } from "node:crypto";
import { readProfile } from "@gemel/psyche/summary";
import { describe, expect, it } from "vitest";
import { wholeAnswers } from "../../testing/answers.ts";
import { openTestDatabase } from "../../testing/databases.ts";
import { memberWithProfile } from "../../testing/member-with-profile.ts";
import { type TestContext, useTestServer } from "../../testing/use-test-server.ts";
import { waitingMember } from "../../testing/waiting-member.ts";
import type { LiveHub } from "../live/live-hub.ts";
import type { Parts } from "../parts.ts";
import type { Stores } from "../stores.ts";
import { computeInsights } from "./compute-insights.ts";
import { psycheVersion } from "./score-answers.ts";

type Step = "begin" | "save" | "status" | "mail" | "tell";

describe("the analysis of answers", () => {
  const context = useTestServer(openTestDatabase);

  it("keeps what the answers say, opens everything and mails once", async () => {
    const { server } = context();
    const { id, email } = await waitingMember(context());
    await analyse(server.parts, id);
    expect(await server.parts.stores.insights.find(id)).toEqual({
      userId: id,
      questionnaireId: wholeAnswers().questionnaire_id,
      psycheVersion,
      portrait: readProfile(wholeAnswers().responses),
      computedAt: server.clock.now(),
    });
    const mail = await server.mailbox.next(email);
    expect(mail.subject).toBe("Your digital twin is ready");
    expect(mail.text).toContain(`${server.parts.siteUrl()}/home`);
  });

  it.each<Step>(["begin", "save", "status", "mail", "tell"])(
    "killed before it comes to %s, does it all the next time, and no more the time after",
    async (step) => {
      const { server } = context();
      const { id, email } = await waitingMember(context());
      const watched = watch(server.parts, step);
      await expect(analyse(watched.parts, id)).rejects.toThrow("killed");
      const isKept = step === "tell";
      expect(await stateOf(context(), id)).toEqual(
        isKept ? ["onboarding_complete", true] : ["questionnaire_completed", false],
      );
      expect(watched.kept).toEqual(isKept ? ["twin-ready-mail"] : []);

      const again = watch(server.parts);
      await analyse(again.parts, id);
      const insights = await server.parts.stores.insights.find(id);
      server.clock.advance(60);
      await analyse(again.parts, id);
      expect(await stateOf(context(), id)).toEqual(["onboarding_complete", true]);
      expect(await server.parts.stores.insights.find(id)).toEqual(insights);
      expect([...watched.kept, ...again.kept]).toEqual(["twin-ready-mail"]);
      expect(again.told).toEqual([id, id]);
      expect((await server.mailbox.next(email)).subject).toBe("Your digital twin is ready");
    },
  );

  it("done twice at once happens once", async () => {
    const { server } = context();
    const { id } = await waitingMember(context());
    const watched = watch(server.parts);
    await Promise.all([analyse(watched.parts, id), analyse(watched.parts, id)]);
    expect(watched.kept).toEqual(["twin-ready-mail"]);
  });

  it("is over when the account was erased, and fails without answers", async () => {
    const { server } = context();
    const watched = watch(server.parts);
    await analyse(watched.parts, randomUUID());
    expect([watched.kept, watched.told]).toEqual([[], []]);
    const { id } = await memberWithProfile(context());
    await expect(analyse(watched.parts, id)).rejects.toThrow("no answers");
  });
});

const analyse = (parts: Parts, userId: string): Promise<void> =>
  computeInsights(parts)({ userId }, randomUUID());

async function stateOf({ server }: TestContext, id: string) {
  const { insights, profiles } = server.parts.stores;
  const profile = await profiles.find(id);
  return [profile?.onboardingStatus, (await insights.find(id)) !== undefined];
}

/** Parts that write down which jobs were kept and who was told, and that die before a step. */
function watch(parts: Parts, dieBefore?: Step) {
  const kept: string[] = [];
  const told: string[] = [];
  const reach = (step: Step): void => {
    if (step === dieBefore) throw new Error("killed");
  };
  const transaction: Parts["transaction"] = async (work) => {
    const sent: string[] = [];
    const result = await parts.transaction((stores) => work(watchStores(stores, reach, sent)));
    kept.push(...sent);
    return result;
  };
  const live: LiveHub = {
    ...parts.live,
    tellMember: async (memberId) => {
      reach("tell");
      told.push(memberId);
    },
  };
  return { kept, told, parts: { ...parts, transaction, live } };
}

const watchStores = (stores: Stores, reach: (step: Step) => void, sent: string[]): Stores => ({
  ...stores,
  answers: {
    ...stores.answers,
    find: async (userId) => {
      reach("begin");
      return stores.answers.find(userId);
    },
  },
  insights: {
    ...stores.insights,
    save: async (insights, inputs) => {
      reach("save");
      await stores.insights.save(insights, inputs);
    },
  },
  profiles: {
    ...stores.profiles,
    setOnboardingStatus: async (userId, status) => {
      reach("status");
      await stores.profiles.setOnboardingStatus(userId, status);
    },
  },
  jobs: {
    send: async (name, data) => {
      reach("mail");
      await stores.jobs.send(name, data);
      sent.push(name);
    },
  },
});
