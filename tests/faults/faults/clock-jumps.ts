import type { Schemas } from "@gemel/api";
import type { Mail } from "../../../packages/server/src/mail/mailer.ts";
import { tokenOf } from "../../../packages/server/src/testing/test-mailbox.ts";
import type { Outcome } from "../fault.ts";
import { Load } from "../load/load.ts";
import { profileChanges } from "../load/profile-changes.ts";
import type { Account } from "../load/account.ts";
import { registrationOf, registrations } from "../load/registrations.ts";
import { until } from "../load/until.ts";
import { Writer } from "../load/writer.ts";
import { serveHere } from "../serve-here.ts";
import { openSite } from "../site.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The jumps of the server's clock under load, in ms: beyond the life of tokens, back before existing
 * messages, and both. Never beyond the life of a registration's link: an expired one is not mailed any more.
 */
const jumps = [-5 * MINUTE, HOUR, -2 * HOUR, 23 * HOUR, -2 * DAY, 23 * HOUR];
/** The jump after these, beyond the life of links, when members rest and every link is mailed. */
const OVER_LINKS = 4 * DAY;

/** How long a mail may take, in seconds. */
const MAIL_SECONDS = 60;

/**
 * Follows the expired link of a mail, registers again, and follows the link of the next mail.
 * @returns the answers to both
 */
async function followLinks(visitor: Account, url: string, sent: readonly Mail[]): Promise<string> {
  const [first] = sent;
  if (first === undefined) return "no visitor got a link";
  const { password } = registrationOf(first.to);
  const follow = (mail: Mail) =>
    visitor.try(url, "POST", "/verify-email", { token: tokenOf(mail), password });
  const old = await follow(first);
  await visitor.try(url, "POST", "/auth/register", registrationOf(first.to));
  const next = () => sent.find(({ to, id }) => to === first.to && id !== first.id);
  await until(() => next() !== undefined, MAIL_SECONDS);
  const another = next();
  return `${old}, then ${another === undefined ? "no other link" : await follow(another)}`;
}

/**
 * Changes the clock of a site while members talk and visitors register. A member with an expired token
 * gets a 401 and signs in again; a visitor with an expired link registers again; messages keep their order and never
 * go back in time; mails leave once.
 * @param between so much is acknowledged between two jumps
 */
export async function jumpClock(closing: AsyncDisposableStack, between: number): Promise<Outcome> {
  const { settings, cast } = await openSite(closing, { pairs: 1, others: 0 });
  let ahead = 0;
  const sent: Mail[] = [];
  const port = await serveHere(closing, settings, {
    clock: () => new Date(Date.now() + ahead),
    mailer: { send: async (mail) => void sent.push(mail), close: () => undefined },
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
    const answer = await member.try(url, "GET", "/me");
    if (answer !== "200" && answer !== "401 unauthorized")
      wrong.push(`after a jump it says ${answer}`);
    for (const account of cast.writers) await account.signIn(url);
  }
  if (!(await load.goesOn(between))) wrong.push("it does not go on in the end");
  const losses = await load.finish();
  ahead += OVER_LINKS;
  const links = await followLinks(other, url, sent);
  if (links !== "410 expired_link, then 200") wrong.push(`of links out of time: ${links}`);
  await member.signIn(url);
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
    done: `${jumps.length + 1} jumps of the clock, ${sent.length} mails handed on`,
    losses,
    wrong: [...wrong, ...load.refusalsBut("401 unauthorized")],
  };
}
