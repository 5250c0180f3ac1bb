import { createClient, memoryTokenStore, sessionOperations } from "@gemel/api";
import { isSessionInvalid } from "@gemel/machines/failure";
import { expect, test } from "vitest";

const statuses = Array.from({ length: 200 }, (_, index) => 400 + index);

/** Whether a refresh that is answered so ends the session. */
async function endsByRefresh(status: number): Promise<boolean> {
  const tokenStore = memoryTokenStore("an expired token");
  const fetch = async () => Response.json({}, { status });
  const { obtainToken } = sessionOperations(
    createClient({ baseUrl: "https://gemel.example/api", tokenStore, fetch }),
  );
  await obtainToken();
  return tokenStore.read() === null;
}

test("the client ends a session by the same answers as the machine of the session", async () => {
  const byMachine = statuses.filter((status) =>
    isSessionInvalid({ kind: "http", status, code: "unknown", message: "", details: [] }),
  );
  const ends = await Promise.all(statuses.map(endsByRefresh));
  expect(statuses.filter((_, index) => ends[index])).toEqual(byMachine);
});
