import type { MakeOperation } from "../../services.ts";

export const getRobotCheck: MakeOperation<"getRobotCheck"> = ({ robotCheck }) => ({
  handler: async () => {
    const { provider, challenge, siteKey } = await robotCheck.offer();
    return {
      status: 200,
      body: {
        provider,
        ...(challenge && { challenge }),
        ...(siteKey !== undefined && { site_key: siteKey }),
      },
    };
  },
});
