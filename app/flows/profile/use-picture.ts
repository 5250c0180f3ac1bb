import { useMemo } from "react";
import { useGemel } from "../gemel.tsx";
import { useBlobAddress } from "../use-blob-address.ts";
import { sharePicture } from "./shared-picture.ts";

/** What an `<img>` can show for a `profile_picture_url`. @returns as `useBlobAddress` */
export function usePicture(url: string | null | undefined): string | undefined {
  const { client } = useGemel();
  const load = useMemo(
    () => (url ? (signal: AbortSignal) => sharePicture(client, url, signal) : null),
    [client, url],
  );
  return useBlobAddress(load);
}
