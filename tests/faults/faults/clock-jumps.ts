import type { Schemas } from "@gemel/api";
import type { Outcome } from "../fault.ts";
import { Load } from "../load/load.ts";
import { profileChanges } from "../load/profile-changes.ts";
import { registrations } from "../load/registrations.ts";
import { Writer } from "../load/writer.ts";
import type { TakenMail } from "../processes/smtp-server.ts";
import { serveHere } from "../serve-here.ts";
import { openSite } from "../site.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How far the server's clock jumps, in ms: over tokens' lives, back before messages that are there, and both.
 * Never over the life of a registration's link, since one that is out of time is not mailed any more.
 */
const jumps = [-5 * MINUTE, HOUR, -2 * HOUR, 23 * HOUR, -2 * DAY, 23 * HOUR];

/**
 * Has the clock of a site jump while members talk and visitors register: whoever's token is out of time by it
 * is told so and signs in again; messages stay in their order and never go back in time; mails leave once.
 * @param between so much is acknowledged between two jumps
 */
export async function jumpClock(closing: AsyncDisposableStack, between: number): Promise<Outcome> {
  const { settings, cast } = await openSite(closing, { pairs: 1, others: 0 });
  let ahead = 0;
  const sent: TakenMail[] = [];
  const port = await serveHere(closing, settings, {
    clock: () => new Date(Date.now() + ahead),
    mailer: { send: async ({ to, id }) => void sent.push({ to, id }), close: () => undefined },
  });
  const url = `http://127.0.0.1:${port}`;
  const [member, other] = cast.writers;
  const visitor = new Writer(member, registrations(sent));
  const load = new Load(closing, cast, url, [new Writer(other, profileChanges), visitor]);
  const wrong: string[] = [];
  await load.open();
  for (const jump of jumps) {
    if (!(await load.goesOn(between))) wrong.push("it does not go on");
    ahead += jump;
    const told = await member.try(url, "GET", "/me");
    if (told !== "200" && told !== "401 unauthorized") wrong.push(`after a jump it says ${told}`);
    for (const account of cast.writers) await account.signIn(url);
  }
  if (!(await load.goesOn(between))) wrong.push("it does not go on in the end");
  const losses = await load.finish();
  const path = `/conversations/${member.conversationId}/messages`;
  const pages = await member.readAll<Schemas["Message"]>(url, path, "before");
  const times = pages
    .toReversed()
    .flatMap((page) => page.map(({ sent_at }) => Date.parse(sent_at)));
  if (times.some((time, at) => time < (times[at - 1] ?? time)))
    wrong.push("messages go back in time");
  const again = sent.length - new Set(sent.map(({ id }) => id)).size;
  if (again > 0) wrong.push(`${again} mails were handed on again`);
  return {
    done: `${jumps.length} jumps of the clock, ${sent.length} mails handed on`,
    losses,
    wrong: [...wrong, ...load.refusalsBut("401 unauthorized")],
  };
}
