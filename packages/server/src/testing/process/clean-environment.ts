/** The part of this environment that our processes need: the path and the compiled sources; no setting. */
export const cleanEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
};
