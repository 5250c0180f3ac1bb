import { AiError } from "./ai-error.ts";

/** The same response, whose body fails as soon as it has more bytes than given. @throws AiError `nonsense` */
export function limitBody(response: Response, mostBytes: number): Response {
  if (response.body === null) return response;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new AiError("nonsense"));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
}
