import { setupWorker } from "msw/browser";

/** Only calls of the contract are mocked; one that the contract does not know is an error. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      if (new URL(request.url).pathname.startsWith("/api/")) print.error();
    },
  });
  return worker;
}
