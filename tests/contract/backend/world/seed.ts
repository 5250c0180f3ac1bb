import { react } from "./likes.ts";
import type { Member } from "./member.ts";
import { silence } from "./media.ts";
import { openConversation, openMatch, say } from "./talk.ts";
import { addMember, type World } from "./world.ts";

const PASSWORD = "la luna e i falò";
const NEIGHBOURS = 30;
const FRIENDS = 5;

/** How to sign in as a member. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A member for each onboarding status, a second one who has everything open, and an admin. */
export interface SeededMembers {
  readonly registered: Credentials;
  readonly profile_completed: Credentials;
  readonly questionnaire_completed: Credentials;
  readonly onboarding_complete: Credentials;
  readonly second: Credentials;
  readonly admin: Credentials;
}

/** Fills a world with people who have met, and gives those to sign in as. */
export function seed(world: World): SeededMembers {
  const join = (
    name: string,
    onboarding: Member["onboarding"],
    more: Partial<Member> = {},
  ): Member =>
    addMember(world, {
      id: crypto.randomUUID(),
      email: `${name.toLowerCase()}@example.com`,
      password: PASSWORD,
      verified: true,
      onboarding,
      ...(onboarding !== "registered" && { nickname: `${name} von hier`, profile: told }),
      ...progress[onboarding],
      ...more,
    });
  const noor = join("Noor", "registered");
  const juergen = join("Juergen", "profile_completed");
  const mizuki = join("Mizuki", "questionnaire_completed");
  const giulia = join("Giulia", "onboarding_complete");
  const matteo = join("Matteo", "onboarding_complete");
  const marisol = join("Marisol", "onboarding_complete", { isAdmin: true });
  const neighbours = Array.from({ length: NEIGHBOURS }, (_, index) =>
    join(`Nachbar${index + 1}`, "onboarding_complete"),
  );
  befriend(world, giulia, neighbours.slice(0, FRIENDS));
  for (const admirer of neighbours.slice(FRIENDS, 2 * FRIENDS)) {
    react(world, admirer, giulia, { action: "like", message: "Ciao!" });
  }
  giveTwin(world, giulia);
  const signIn = ({ email }: Member): Credentials => ({ email, password: PASSWORD });
  return {
    registered: signIn(noor),
    profile_completed: signIn(juergen),
    questionnaire_completed: signIn(mizuki),
    onboarding_complete: signIn(giulia),
    second: signIn(matteo),
    admin: signIn(marisol),
  };
}

const told: Member["profile"] = {
  birth_date: { Valid: true, Time: "1990-05-01T00:00:00Z" },
  sex: { Valid: true, String: "other" },
  country: { Valid: true, String: "IT" },
  city: { Valid: true, String: "Torino" },
};

const ANSWERED = { answeredAt: "2026-11-01T09:00:00Z" };

/** Who waits for the analysis waits for ever, so that the status can be relied on. */
const progress: Readonly<Record<Member["onboarding"], Partial<Member>>> = {
  registered: {},
  profile_completed: {},
  questionnaire_completed: { ...ANSWERED, analysisLeft: Infinity },
  onboarding_complete: { ...ANSWERED, analysisLeft: 0 },
};

function befriend(world: World, member: Member, friends: readonly Member[]): void {
  for (const friend of friends) {
    react(world, friend, member, { action: "like" });
    react(world, member, friend, { action: "like" });
  }
  const conversation = world.matches[0] && openMatch(world, world.matches[0]);
  if (!conversation) return;
  for (const [index, { id: senderId }] of [member, ...friends.slice(0, 1), member].entries()) {
    say(world, conversation, { senderId, content: `Message ${index + 1}` });
  }
  say(world, conversation, { senderId: member.id, audio: silence(), durationMs: 500 });
}

function giveTwin(world: World, { id }: Member): void {
  const twin = openConversation(world, { type: "twin", members: [id] });
  say(world, twin, { senderId: null, content: "Hello, I am your twin." });
}
