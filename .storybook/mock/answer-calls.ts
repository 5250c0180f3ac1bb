// Loaded before pictures stop the timers of the page.
import { realClock } from "@gemel/mock/clock";
import type { Preview } from "@storybook/react-vite";

type Hook = Exclude<NonNullable<Preview["beforeEach"]>, readonly unknown[]>;
type Context = Parameters<Hook>[0];

/** Only a screen calls the server; a component knows none, and its story starts without the mock. */
const isScreen = ({ title }: Pick<Context, "title">): boolean => title.startsWith("Screens/");

/** Starts the mock of the contract once, for the first screen. */
export const mockLoader: Exclude<NonNullable<Preview["loaders"]>, readonly unknown[]> = async (
  context,
) => {
  if (!isScreen(context)) return {};
  const [{ mswLoader }, { startWorker }] = await Promise.all([
    import("msw-storybook-addon/csf3"),
    import("./start-worker.ts"),
  ]);
  return mswLoader(startWorker)(context);
};

/** Answers a screen's calls from the contract's examples. */
export const answerCalls: Hook = async (context) => {
  if (!isScreen(context)) return;
  const { answerFromContract } = await import("@gemel/mock/msw");
  const { msw, parameters } = context;
  answerFromContract({
    msw,
    parameters: { api: parameters["api"], live: parameters["live"] },
    clock: realClock,
  });
};
