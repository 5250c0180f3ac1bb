import { pictureOperations, profileOperations } from "@gemel/api";
import { useMemo } from "react";
import { useGemel } from "../gemel.tsx";
import { useBlobAddress } from "../use-blob-address.ts";

/** What an `<img>` can show of the member. @returns as `useBlobAddress` */
export function useOwnPicture(): string | undefined {
  const { client } = useGemel();
  const load = useMemo(
    () => async (signal: AbortSignal) => {
      const profile = await profileOperations(client).getMyProfile({ signal });
      const url = profile.ok ? profile.value.profile_picture_url : null;
      return url ? pictureOperations(client).getPicture(url, { signal }) : null;
    },
    [client],
  );
  return useBlobAddress(load);
}
