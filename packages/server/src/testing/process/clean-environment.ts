/** What a process of ours needs of this one's environment, and no setting: the path, and where compiled sources are. */
export const cleanEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
};
