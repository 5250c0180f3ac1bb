import { randomBytes } from "node:crypto";
import { signIn } from "../../members/sign-in.ts";
import { notReached, type Sequence } from "../step.ts";

/** Stops mails about matches by a mail's link. Only for a member of the runner's own: it is permanent. */
export const unsubscribing: Sequence = {
  name: "unsubscribe by a mail's link",
  run: async (context) => {
    const { probe, take } = context;
    const { outbox, facts } = context;
    if (!outbox) return notReached("needs to read mail (--outbox)");
    if (facts.matchId === undefined) return notReached("needs a match that the run has made");
    const member = context.members.find(({ made, id }) => made && id === facts.matchedId);
    if (!member) return notReached("needs a match of a member whom the run has made");
    const token = await outbox.tokenFor(member.email, "unsubscribe");
    if (token === undefined) return notReached("--outbox prints no unsubscribe link within 10 s");
    const query = { token };
    await take("getUnsubscribePage", 200, { query });
    await take("unsubscribe", 200, { query });
    const what = "unsubscribing twice";
    await probe("unsubscribe", 200, { query, what });
  },
};

/** From a forgotten password to a new one. Only for a member of the runner's own: the old one is lost. */
export const resetPassword: Sequence = {
  name: "forgot to reset password",
  run: async (context) => {
    const { probe, take } = context;
    const { outbox } = context;
    const index = context.members.findLastIndex(({ made }) => made);
    const member = context.members[index];
    if (!outbox || !member) return notReached("needs to read mail (--outbox)");
    const { email } = member;
    await take("forgotPassword", 202, { body: { email } });
    const token = await outbox.tokenFor(email, "reset");
    if (token === undefined) return notReached("--outbox prints no reset link within 10 s");
    const password = randomBytes(12).toString("base64url");
    context.secrets.add(password, "PASSWORD");
    await take("resetPassword", 200, { body: { token, password } });
    await probe("resetPassword", 410, {
      body: { token, password },
      what: "a link that a reset has spent",
    });
    await probe("login", 401, {
      body: { email, password: member.password },
      what: "the password from before the reset",
    });
    context.members[index] = await signIn(context, { email, password }, member.role, true);
  },
};
