import type { Serve } from "../../services.ts";

export const getRobotCheck: Serve<"getRobotCheck"> = async ({ robotCheck }) => {
  const { provider, challenge, siteKey } = await robotCheck.offer();
  return {
    status: 200,
    body: {
      provider,
      ...(challenge && { challenge }),
      ...(siteKey !== undefined && { site_key: siteKey }),
    },
  };
};
