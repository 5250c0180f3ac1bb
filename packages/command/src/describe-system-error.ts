/** Why a file or folder cannot be used, by what the system says of it. */
const reasons: Readonly<Partial<Record<string, string>>> = {
  EACCES: "this user may not use it",
  EEXIST: "something else is there already",
  EISDIR: "it is a folder",
  ENOENT: "there is no such file or folder",
  ENOSPC: "the disk is full, make room",
  ENOTDIR: "a part of its path is no folder",
  EPERM: "this user may not use it",
  EROFS: "the disk can only be read",
};

type SystemError = NodeJS.ErrnoException & {
  readonly address?: string;
  readonly port?: number;
};

/** The reason of a system error about a path; undefined for any other error. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof Error ? reasons[(error as SystemError).code ?? ""] : undefined;

/** Describes in one line how the user can mend a system error of a path or of listening; else undefined. */
export function describeSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { address, code, path, port, syscall }: SystemError = error;
  if (syscall === "listen") {
    if (code === "EADDRINUSE") {
      return `PORT: address already in use ${address}:${port}; choose another`;
    }
    if (code === "EACCES") {
      return `PORT: this user may not listen on ${address}:${port}; choose another`;
    }
    if (code === "EADDRNOTAVAIL") return `HOST: this machine has no address ${address}`;
  }
  const reason = reasonOf(error);
  if (reason === undefined) return undefined;
  // For a stream that was cut off, the system no longer knows the path.
  return path === undefined ? `A file cannot be written: ${reason}` : `"${path}": ${reason}`;
}
