import * as rules from "./rules.ts";
import type { Serve } from "../../services.ts";
import { textLanguage } from "../../http/language.ts";
import { wrapString } from "../../http/wrappers.ts";

export const getVoiceScript: Serve<"getVoiceScript"> = async (
  services,
  { member, query, request },
) => {
  await services.limits.ownTextsSession(request, member);
  const { first, second } = await rules.getVoiceScript(
    services,
    member.id,
    textLanguage(query.lang),
  );
  return {
    status: 200,
    body: {
      titre_1: wrapString(first.title),
      script_md1: wrapString(first.text),
      titre_2: wrapString(second.title),
      script_md2: wrapString(second.text),
    },
  };
};
