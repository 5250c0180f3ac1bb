/** The one sound on the page. One page has one pair of ears, so this is the module's own. */
let playingNow: HTMLMediaElement | undefined;

/** Pauses what played before; to be called when a sound begins. */
export function playAlone(sound: HTMLMediaElement): void {
  if (playingNow !== sound) playingNow?.pause();
  playingNow = sound;
}

/** Pauses whatever plays, for instance because the member is about to speak. */
export function pausePlaying(): void {
  playingNow?.pause();
}

/** Forgets a sound that was removed. */
export function release(sound: HTMLMediaElement): void {
  if (playingNow === sound) playingNow = undefined;
}
