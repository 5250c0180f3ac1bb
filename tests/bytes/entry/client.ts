import { createClient, getOrThrow, sessionOperations } from "@gemel/api";

/** The part of the client that the app's first files use (`app/flows/create-gemel.ts`). */
export const entry = { api: sessionOperations(createClient()), getOrThrow };
