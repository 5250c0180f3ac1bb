import type { MakeOperation } from "./operation.ts";

export const getRobotCheck: MakeOperation = ({ robotCheck }) => ({
  handler: async (_request, reply) => {
    const { provider, challenge, siteKey } = await robotCheck.offer();
    reply.header("cache-control", "no-store");
    return {
      provider,
      ...(challenge && { challenge }),
      ...(siteKey !== undefined && { site_key: siteKey }),
    };
  },
});
