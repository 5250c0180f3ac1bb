/** Decibels against full scale that count as silence and as loud: a quiet room, and a near voice. */
const quiet = -55;
const loud = -10;

/** Loudness of samples for the eye, 0 to 1: in proportion to decibels, as ears have it. */
export function loudnessOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
  const level = (10 * Math.log10(power) - quiet) / (loud - quiet);
  return Math.min(1, Math.max(0, level));
}

/** Measures how loud a microphone is at the moment. */
export function createMeter(context: AudioContext, stream: MediaStream): () => number {
  const analyser = context.createAnalyser();
  const samples = new Float32Array(analyser.fftSize);
  context.createMediaStreamSource(stream).connect(analyser);
  // If the browser does not let it run, only the meter stands still.
  context.resume().catch(() => {});
  return () => {
    analyser.getFloatTimeDomainData(samples);
    return loudnessOf(samples);
  };
}
