import { recordingOf } from "../../../packages/server/src/testing/uploads/send-note.ts";
import { startS3Server } from "../../../packages/server/src/testing/s3/s3-server.ts";
import type { Outcome } from "../fault.ts";
import { Load, usualWriters } from "../load/load.ts";
import { until } from "../load/until.ts";
import { notesOf, voiceNotes } from "../load/voice-notes.ts";
import { Writer } from "../load/writer.ts";
import { Gemel } from "../processes/gemel.ts";
import { openSite } from "../site.ts";

const ROUNDS = 3;
/** The answer to every upload and download during the fault. */
const UNAVAILABLE = "503 unavailable";
/** Number of voice notes sent between two faults; as many are refused. */
const NOTES = 5;
/** The number of other calls acknowledged during a fault. */
const BETWEEN = 60;
const TIMEOUT_SECONDS = 60;

/**
 * Takes the storage away while members send voice notes: uploads fail with 503, everything else goes on, and
 * after the fault every acknowledged note can be fetched.
 */
export async function makeS3Unreachable(closing: AsyncDisposableStack): Promise<Outcome> {
  const s3 = await startS3Server();
  closing.defer(() => s3.close());
  const { settings, cast } = await openSite(
    closing,
    { pairs: 2, others: 100 },
    { MEDIA_URL: s3.url },
  );
  const gemel = await Gemel.open(closing, settings);
  const { url } = gemel;
  const [member] = cast.writers;
  const notes = new Writer(member, voiceNotes(member));
  const load = new Load(closing, cast, url, [...usualWriters(cast), notes]);
  const wrong: string[] = [];
  await load.open();
  const isSending = () => {
    const enough = notes.acknowledged.length + NOTES;
    return until(() => notes.acknowledged.length >= enough, TIMEOUT_SECONDS);
  };
  const isRefusing = () => {
    const count = () => notes.refusals.get(UNAVAILABLE) ?? 0;
    const enough = count() + NOTES;
    return until(() => count() >= enough, TIMEOUT_SECONDS);
  };
  for (let round = 0; round < ROUNDS && wrong.length === 0; round++) {
    await load.renew();
    if (!(await isSending())) wrong.push("no voice note is taken with storage");
    await s3.leave();
    if (!(await isRefusing())) wrong.push("voice notes are not refused without storage");
    const [note] = await notesOf(member, url);
    const [, path = ""] = note === undefined ? [] : recordingOf(note).split(" ");
    const answer = await member.try(url, "GET", path);
    if (answer !== UNAVAILABLE)
      wrong.push(`without storage a recording is answered with ${answer}`);
    if (!(await load.goesOn(BETWEEN))) wrong.push("nothing else goes on without storage");
    await s3.comeBack();
  }
  if (!(await isSending())) wrong.push("no voice note is taken in the end");
  const losses = await load.finish();
  const refused = notes.refusals.get(UNAVAILABLE) ?? 0;
  return {
    done: `storage unreachable ${ROUNDS} times, ${notes.acknowledged.length} voice notes taken, ${refused} refused`,
    losses,
    wrong: [...wrong, ...load.refusalsBut(UNAVAILABLE), ...gemel.breakdowns],
  };
}
