import { answer, accountOperations, type AccountOperations } from "@gemel/api";
import { linkRequestMachine } from "@gemel/machines/link-request";
import { fromPromise } from "xstate";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

/** The purpose of the link, as the operation that requests it. */
type LinkRequest = "forgotPassword" | "resendVerification";

const provide = (api: AccountOperations, request: LinkRequest) =>
  linkRequestMachine.provide({
    actors: {
      requestLink: fromPromise(async ({ input, signal }) => {
        await answer(api[request](input, { signal }));
      }),
    },
  });

/** Asks for a link by mail; what came of it is hidden, but for a call that the backend does not have. */
export function useLinkRequest(request: LinkRequest) {
  const [snapshot, send] = useFlow(({ client }) => provide(accountOperations(client), request), {
    input: { isExtension: request === "resendVerification" },
  });
  useBusy("sending", snapshot.matches("sending"));
  return {
    phase: snapshot.value,
    requestLink: (email: string) => send({ type: "link.request", email }),
  };
}
