import { useMemo } from "react";
import { useGemel } from "../gemel.tsx";
import { useBlobAddress } from "../use-blob-address.ts";
import { sharePicture } from "./shared-picture.ts";

/** Fetches a `profile_picture_url` as an address for an `<img>`. @returns as `useBlobAddress` */
export function usePicture(url: string | null | undefined): string | undefined {
  const { client } = useGemel();
  const load = useMemo(
    () => (url ? (signal: AbortSignal) => sharePicture(client, url, signal) : null),
    [client, url],
  );
  return useBlobAddress(load);
}
