import { beforeEach, vi } from "vitest";

/** Call once at the top of a file. @returns the sounds of the running test that play */
export function watchSounds(): () => readonly HTMLMediaElement[] {
  let sounds: Set<HTMLMediaElement>;
  beforeEach(() => {
    sounds = new Set();
    const play = HTMLMediaElement.prototype.play;
    const spy = vi.spyOn(HTMLMediaElement.prototype, "play");
    spy.mockImplementation(function (this: HTMLMediaElement) {
      sounds.add(this);
      return play.call(this);
    });
    return () => spy.mockRestore();
  });
  return () => [...sounds].filter((sound) => !sound.paused);
}
