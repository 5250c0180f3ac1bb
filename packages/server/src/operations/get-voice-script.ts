import { memberOf } from "../http/member-of.ts";
import { getVoiceScript as getVoiceScriptService } from "../services/voice-script/get-voice-script.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query, Schemas } from "./schemas.ts";
import { textLanguage } from "./text-language.ts";
import { wrapString } from "./wrappers.ts";

export const getVoiceScript: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { lang = "en" } = request.query as Query<"getVoiceScript">;
    const { first, second } = await getVoiceScriptService(
      parts,
      memberOf(request).id,
      textLanguage(lang),
    );
    reply.header("cache-control", "no-store");
    const answer: Schemas["VoiceScript"] = {
      titre_1: wrapString(first.title),
      script_md1: wrapString(first.text),
      titre_2: wrapString(second.title),
      script_md2: wrapString(second.text),
    };
    return answer;
  },
});
