import { pictureOperations } from "@gemel/api";
import { useEffect, useState } from "react";
import { useGemel } from "./gemel.tsx";

/**
 * An address that an `<img>` can show for a `profile_picture_url`, which only the client may fetch;
 * undefined while it loads, when there is none, or when it cannot be had.
 */
export function usePicture(url: string | null | undefined): string | undefined {
  const { client } = useGemel();
  const [shown, setShown] = useState<{ url: string; address: string }>();

  useEffect(() => {
    if (!url) return undefined;
    const controller = new AbortController();
    let address: string | undefined;
    void pictureOperations(client)
      .getPicture(url, { signal: controller.signal })
      .then((result) => {
        if (!result.ok || controller.signal.aborted) return;
        address = URL.createObjectURL(result.value);
        setShown({ url, address });
      });
    return () => {
      controller.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [client, url]);

  return shown && shown.url === url ? shown.address : undefined;
}
