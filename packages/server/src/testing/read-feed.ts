import type { Schemas } from "@gemel/api";
import type { Caller } from "./call.ts";

/** A page of the feed. @throws when it is refused */
export async function readFeed(
  call: Caller,
  token: string,
  query: { readonly after?: string; readonly limit?: number } = {},
): Promise<Schemas["Feed"]> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  const { status, bytes } = await call(`GET /discover?${search}`, { token });
  if (status !== 200) throw new Error(`the feed answers ${status}: ${bytes.toString()}`);
  return JSON.parse(bytes.toString());
}

/** Ids of everybody in a feed, page by page. @param between runs after each page */
export async function scrollFeed(
  call: Caller,
  token: string,
  limit: number,
  between: (shown: readonly string[]) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const shown: string[] = [];
  let after: string | undefined;
  do {
    const page = await readFeed(call, token, { limit, ...(after && { after }) });
    shown.push(...page.items.map(({ id }) => id));
    after = page.next_cursor ?? undefined;
    await between(shown);
  } while (after);
  return shown;
}
