/** Receives the number of bytes of the answer's body so far. */
export type OnReceived = (bytes: number) => void;

/** A `fetch` for downloads that reports progress; the answer is otherwise the platform's own. */
export const receiveWithProgress =
  (onReceived: OnReceived) =>
  async (request: Request): Promise<Response> => {
    const response = await globalThis.fetch(request);
    if (!response.ok || !response.body) return response;
    let received = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        received += chunk.byteLength;
        onReceived(received);
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
  };
