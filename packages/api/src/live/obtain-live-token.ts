import type { Result } from "../api-error.ts";
import { type ApiClient, refreshMargin } from "../client.ts";
import { readRenewal } from "../operations/read-renewal.ts";

/**
 * A token for one attempt at the live connection, with some life left. A browser does not see why an
 * upgrade was refused, so every attempt requests a token.
 * @param refused - the token for which the server closed the connection (4401): another one is needed
 */
export const obtainLiveToken = async (
  { session }: Pick<ApiClient, "session">,
  refused: string | null = null,
): Promise<Result<string>> =>
  readRenewal(
    refused === null ? await session.freshToken(refreshMargin) : await session.renew(refused),
  );
