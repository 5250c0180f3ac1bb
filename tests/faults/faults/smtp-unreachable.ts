import type { Outcome } from "../fault.ts";
import { Load, usualWriters } from "../load/load.ts";
import { registrations } from "../load/registrations.ts";
import { until } from "../load/until.ts";
import { Writer } from "../load/writer.ts";
import { Gemel } from "../processes/gemel.ts";
import { startSmtpServer } from "../processes/smtp-server.ts";
import { openSite } from "../site.ts";

/** Number of mails that a busy server refuses. */
const REFUSED = 10;
/** The number of calls acknowledged during a fault. */
const BETWEEN = 100;
const TIMEOUT_SECONDS = 60;

/**
 * Takes the mail server away while visitors register, then has it say that it is busy: registering goes on,
 * and everybody gets their mail in the end, handed on once.
 */
export async function makeSmtpUnreachable(closing: AsyncDisposableStack): Promise<Outcome> {
  const smtp = await startSmtpServer(closing);
  const { settings, cast } = await openSite(closing, { pairs: 2, others: 100 }, smtp.settings);
  const gemel = await Gemel.open(closing, settings);
  const visitor = new Writer(cast.writers[0], registrations(smtp.taken));
  const load = new Load(closing, cast, gemel.url, [...usualWriters(cast), visitor]);
  const wrong: string[] = [];
  await smtp.leave();
  await load.open();
  if (!(await load.goesOn(BETWEEN))) wrong.push("it does not go on without a mail server");
  smtp.setBusy(true);
  await smtp.comeBack();
  const isRefused = await until(() => smtp.refused >= REFUSED, TIMEOUT_SECONDS);
  if (!isRefused) wrong.push("no mail is tried again");
  if (!(await load.goesOn(BETWEEN))) wrong.push("it does not go on with a busy mail server");
  smtp.setBusy(false);
  const losses = await load.finish();
  const again = smtp.taken.length - new Set(smtp.taken.map(({ id }) => id)).size;
  if (again > 0) wrong.push(`${again} mails were handed on again`);
  return {
    done: `mail server away, then busy; ${visitor.acknowledged.length} registrations, ${smtp.taken.length} mails handed on`,
    losses,
    wrong: [...wrong, ...load.refusalsBut(), ...gemel.breakdowns],
  };
}
