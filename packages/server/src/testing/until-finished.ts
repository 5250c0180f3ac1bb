import { onTestFinished } from "vitest";

/** Has what is being opened closed when the test ends, before what was opened earlier. */
export async function untilFinished<Opened extends { close(): unknown }>(
  opening: Opened | Promise<Opened>,
): Promise<Opened> {
  const opened = await opening;
  onTestFinished(async () => {
    await opened.close();
  });
  return opened;
}
