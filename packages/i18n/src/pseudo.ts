import * as sources from "virtual:gemel-messages/pseudo";
import { messageLoader } from "./message-loaders.ts";

const load = messageLoader(sources);

/**
 * English with accents, a third longer and in brackets, under the locale `en-XA`: shows in stories
 * what is not translatable and what does not fit. Never import it from the app.
 */
export const loadPseudoMessages = (bundles: Parameters<typeof load>[1]) => load("en-XA", bundles);
