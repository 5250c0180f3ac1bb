import { pictureOperations } from "@gemel/api";
import { useMemo } from "react";
import { useGemel } from "../gemel.tsx";
import { useBlobAddress } from "../use-blob-address.ts";

/** What an `<img>` can show for a `profile_picture_url`. @returns as `useBlobAddress` */
export function usePicture(url: string | null | undefined): string | undefined {
  const { client } = useGemel();
  const load = useMemo(
    () =>
      url ? (signal: AbortSignal) => pictureOperations(client).getPicture(url, { signal }) : null,
    [client, url],
  );
  return useBlobAddress(load);
}
