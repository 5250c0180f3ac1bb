import type { Serve } from "../../services.ts";

export const getRobotCheck: Serve<"getRobotCheck"> = async (
  { loginBudget, robotCheck },
  { request },
) => {
  const { provider, challenge, siteKey } = await robotCheck.offer(
    await loginBudget.workOf(request),
  );
  return {
    status: 200,
    body: {
      provider,
      ...(challenge && { challenge }),
      ...(siteKey !== undefined && { site_key: siteKey }),
    },
  };
};
