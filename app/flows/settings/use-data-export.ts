import { accountSettingsOperations } from "@gemel/api";
import { dataExportMachine, type DataExportFailure } from "@gemel/machines/data-export";
import { useEffect, useState } from "react";
import { fromCall } from "../from-call.ts";
import { stateAmong } from "../state-among.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

export type { DataExportFailure };

/** Calls `look` when the page becomes visible again. */
function useLook(look: () => void): void {
  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === "visible") look();
    };
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [look]);
}

export function useDataExport() {
  const [snapshot, send] = useFlow(({ client }) => {
    const { getExport, requestExport, getExportFile } = accountSettingsOperations(client);
    return dataExportMachine.provide({
      actors: {
        loadExport: fromCall(({ signal }) => getExport({ signal })),
        requestExport: fromCall(({ input }) => requestExport(input)),
        fetchFile: fromCall(({ input, signal }) => getExportFile({ ...input, signal })),
      },
      actions: {
        saveFile: (_, file) => saveFile(file, `gemel-${new Date().toISOString().slice(0, 10)}.zip`),
      },
    });
  });
  const [look] = useState(() => () => send({ type: "export.look" }));
  useLook(look);
  const { dataExport, isExpired, received, isDownloaded, failure } = snapshot.context;
  const isDownloading = snapshot.matches({ ready: "downloading" });
  const isRequesting = snapshot.matches("requesting");
  const isAsking = snapshot.matches("asking") || isRequesting;
  useBusy("dialog", isAsking);
  useBusy("sending", isDownloading || isRequesting);
  const size = dataExport?.size_bytes ?? 0;
  const expiresAt = dataExport?.expires_at ?? null;
  return {
    phase:
      stateAmong(snapshot, ["loading", "loadFailed", "preparing"]) ??
      (dataExport?.status === "ready" && !isExpired ? "ready" : "offered"),
    isAsking,
    isRequesting,
    isPasswordWrong: snapshot.context.isPasswordWrong,
    isExpired,
    hasFailed: dataExport?.status === "failed",
    /** Bytes of the file that is ready. */
    size,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    isDownloading,
    /** 0 to 1. */
    progress: size > 0 ? Math.min(1, received / size) : 0,
    isDownloaded,
    failure,
    request: () => send({ type: "export.request" }),
    submit: (password: string) => send({ type: "export.submit", password }),
    dismiss: () => send({ type: "export.dismiss" }),
    download: () => send({ type: "export.download" }),
    cancel: () => send({ type: "export.cancel" }),
    retry: () => send({ type: "export.retry" }),
  } as const;
}

export type DataExportFlow = ReturnType<typeof useDataExport>;

/** Gives a file to the member, as a download of their browser's. */
function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by then, and reads it on its own.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
