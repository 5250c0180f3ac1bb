import type { Result } from "@gemel/api";
import { useEffect, useState } from "react";

type LoadBlob = (signal: AbortSignal) => Promise<Result<Blob> | null>;

/**
 * An address that an `<img>` can show for bytes that only the client may fetch; undefined while they load,
 * if there are none, or if they cannot be loaded.
 * @param load - must stay the same function as long as the bytes are the same; null for none
 */
export function useBlobAddress(load: LoadBlob | null): string | undefined {
  const [shown, setShown] = useState<{ load: LoadBlob; address: string }>();

  useEffect(() => {
    if (!load) return undefined;
    const controller = new AbortController();
    let address: string | undefined;
    void load(controller.signal).then((result) => {
      if (!result?.ok || controller.signal.aborted) return;
      address = URL.createObjectURL(result.value);
      setShown({ load, address });
    });
    return () => {
      controller.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [load]);

  return shown && shown.load === load ? shown.address : undefined;
}
