import { type ApiClient, pictureOperations, type Result } from "@gemel/api";

interface SharedPicture {
  readonly result: Promise<Result<Blob>>;
  readonly controller: AbortController;
  users: number;
}

/** Those in use, by their address. */
const pictures = new WeakMap<ApiClient, Map<string, SharedPicture>>();

function begin(client: ApiClient, url: string, inUse: Map<string, SharedPicture>): SharedPicture {
  const controller = new AbortController();
  const result = pictureOperations(client).getPicture(url, { signal: controller.signal });
  const picture = { result, controller, users: 0 };
  inUse.set(url, picture);
  void result.then(({ ok }) => {
    // Another try may succeed.
    if (!ok && inUse.get(url) === picture) inUse.delete(url);
  });
  return picture;
}

/**
 * The bytes of a `profile_picture_url`, fetched once for all that use them at the same time.
 * @param signal - ends this use; the last one ends the call, if it is under way
 */
export function sharePicture(
  client: ApiClient,
  url: string,
  signal: AbortSignal,
): Promise<Result<Blob>> {
  const inUse = pictures.get(client) ?? new Map<string, SharedPicture>();
  pictures.set(client, inUse);
  const picture = inUse.get(url) ?? begin(client, url, inUse);
  picture.users += 1;
  const leave = (): void => {
    picture.users -= 1;
    if (picture.users > 0) return;
    if (inUse.get(url) === picture) inUse.delete(url);
    picture.controller.abort();
  };
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave, { once: true });
  return picture.result;
}
