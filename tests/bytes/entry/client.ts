import { createClient, getOrThrow, sessionOperations } from "@gemel/api";

/** What the app's first files take of the client (`app/flows/create-gemel.ts`). */
export const entry = { api: sessionOperations(createClient()), getOrThrow };
