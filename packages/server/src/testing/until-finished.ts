import { onTestFinished } from "vitest";

/** Closes what is being opened when the test ends, before anything opened earlier. */
export async function untilFinished<Opened extends { close(): unknown }>(
  opening: Opened | Promise<Opened>,
): Promise<Opened> {
  const opened = await opening;
  onTestFinished(async () => {
    await opened.close();
  });
  return opened;
}
