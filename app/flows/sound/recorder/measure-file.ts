/** Bytes beyond which decoding a whole file takes more memory than its length is worth. */
const maxDecoded = 4 * 1024 * 1024;
const sampleRate = 8000;

/** How long loading the length of a file may take, ms. */
const timeoutMs = 5000;

/** Reads the duration that the file itself states; null if it states none, like recorded webm. */
async function statedDuration(file: Blob): Promise<number | null> {
  const url = URL.createObjectURL(file);
  const audio = new Audio();
  audio.preload = "metadata";
  try {
    return await new Promise((resolve) => {
      const notify = () => resolve(Number.isFinite(audio.duration) ? audio.duration * 1000 : null);
      audio.addEventListener("loadedmetadata", notify);
      audio.addEventListener("error", notify);
      AbortSignal.timeout(timeoutMs).addEventListener("abort", notify);
      audio.src = url;
    });
  } finally {
    audio.removeAttribute("src");
    audio.load();
    URL.revokeObjectURL(url);
  }
}

async function decodedDuration(file: Blob): Promise<number | null> {
  if (file.size > maxDecoded) return null;
  try {
    const decoder = new OfflineAudioContext(1, 1, sampleRate);
    const { duration } = await decoder.decodeAudioData(await file.arrayBuffer());
    return duration * 1000;
  } catch {
    return null;
  }
}

/**
 * The length of a recording in milliseconds.
 * @returns null if this browser cannot read it; another one may
 */
export async function measureFile(file: Blob): Promise<number | null> {
  return (await statedDuration(file)) ?? (await decodedDuration(file));
}
