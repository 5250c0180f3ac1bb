import { profileOperations } from "@gemel/api";
import { readPictureUrl } from "@gemel/api/values";
import { useMemo } from "react";
import { useGemel } from "../gemel.tsx";
import { useSession } from "../session/use-session.ts";
import { useBlobAddress } from "../use-blob-address.ts";
import { sharePicture } from "./shared-picture.ts";

/** Fetches the member's picture as an address for an `<img>`. @returns as `useBlobAddress` */
export function useOwnPicture(): string | undefined {
  const { client } = useGemel();
  const memberId = useSession().user?.id ?? "";
  const load = useMemo(
    () => async (signal: AbortSignal) => {
      const profile = await profileOperations(client).getMyProfile({ signal });
      const url = profile.ok && readPictureUrl(profile.value.profile_picture_url, memberId);
      return url ? sharePicture(client, url, signal) : null;
    },
    [client, memberId],
  );
  return useBlobAddress(load);
}
