import type { Outcome } from "../fault.ts";
import { Load, usualWriters } from "../load/load.ts";
import { registrations } from "../load/registrations.ts";
import { until } from "../load/until.ts";
import { Writer } from "../load/writer.ts";
import { Gemel } from "../processes/gemel.ts";
import { startPostgresCluster, type StopMode } from "../processes/postgres-cluster.ts";
import { startSmtpServer } from "../processes/smtp-server.ts";
import { openSite } from "../site.ts";

const modes: readonly StopMode[] = ["fast", "immediate"];
const ROUNDS = 6;
/** The answer to every call during the fault. */
const UNAVAILABLE = "503 unavailable";
/** Number of writes acknowledged between two faults. */
const BETWEEN = 150;
/** How long it may take until the site says that it is ready again, in seconds. */
const BACK_SECONDS = 30;

/**
 * Stops PostgreSQL under load, as an operator does and as a crash does, and starts it again. During the fault
 * every answer is `unavailable`; then the site goes on by itself, and every acknowledged
 * write is there. Each new account gets one mail.
 */
export async function restartPostgres(closing: AsyncDisposableStack): Promise<Outcome> {
  const postgres = await startPostgresCluster(closing);
  const smtp = await startSmtpServer(closing);
  const site = await openSite(
    closing,
    { pairs: 4, others: 200 },
    { DATABASE_URL: postgres.url, ...smtp.settings },
  );
  const gemel = await Gemel.open(closing, site.settings);
  const [member] = site.cast.writers;
  const visitor = new Writer(member, registrations(smtp.taken));
  const load = new Load(closing, site.cast, gemel.url, [...usualWriters(site.cast), visitor]);
  const wrong: string[] = [];
  await load.open();
  for (let round = 0; round < ROUNDS && wrong.length === 0; round++) {
    await load.renew();
    if (!(await load.isComplete())) wrong.push("not everybody is connected again");
    if (!(await load.goesOn(BETWEEN))) wrong.push("it does not go on");
    await postgres.stop(modes[round % modes.length] ?? "fast");
    if (await gemel.isReady()) wrong.push("it says that it is ready without a database");
    const answer = await member.try(gemel.url, "GET", "/me");
    if (answer !== UNAVAILABLE) wrong.push(`without a database it answers ${answer}`);
    await postgres.start();
    if (!(await until(() => gemel.isReady(), BACK_SECONDS))) wrong.push("it does not come back");
  }
  if (!(await load.goesOn(BETWEEN))) wrong.push("it does not go on in the end");
  const losses = await load.finish();
  const refused = load.refusals.get(UNAVAILABLE) ?? 0;
  return {
    done: `${ROUNDS} restarts of PostgreSQL under load, ${refused} writes refused`,
    losses,
    wrong: [...wrong, ...load.refusalsBut(UNAVAILABLE), ...gemel.breakdowns],
  };
}
