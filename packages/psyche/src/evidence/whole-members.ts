import { type LoveLanguage, loveLanguageNames } from "../instrument/design.ts";
import { personalitySets } from "../instrument/generated/personality-sets.ts";
import { type Question, questionnaire } from "../questionnaire.ts";
import type { QuestionResponse } from "../responses.ts";
import type { Random } from "./random.ts";
import { choose } from "./respondents.ts";
import { drawTraits, drawWorld, feel, type World } from "./world.ts";

/** A simulated member who has answered every question, with what is true of them. */
export interface WholeMember {
  readonly responses: readonly QuestionResponse[];
  readonly traits: readonly number[];
  readonly giving: Readonly<Record<LoveLanguage, number>>;
  readonly receiving: Readonly<Record<LoveLanguage, number>>;
}

const openAnswer = "A few words that say nothing about anybody.";

/** Scale of a person's feeling about a particular statement, apart from what the statement stands for. */
const noise = 0.7;

/** How alike giving and receiving are within a person. */
const kinship = 0.6;

function drawLove(random: Random): Pick<WholeMember, "giving" | "receiving"> {
  const giving = {} as Record<LoveLanguage, number>;
  const receiving = {} as Record<LoveLanguage, number>;
  for (const language of loveLanguageNames) {
    giving[language] = random.normal();
    receiving[language] =
      kinship * giving[language] + Math.sqrt(1 - kinship ** 2) * random.normal();
  }
  return { giving, receiving };
}

/** The topic and the category of one of our own options: `values-2-care` is `values` and `care`. */
const categoryOf = (optionId: string): string => optionId.replace(/^[a-z-]+-\d+-/, "");
const topicOf = (questionId: string): string => questionId.replace(/-\d+$/, "");

function answerOf(question: Question, block: string, felt: readonly number[]): QuestionResponse {
  const { most, least } = choose(felt);
  return {
    question_id: question.id,
    block_id: block,
    most_appropriate_answer_id: question.options[most]?.id ?? null,
    least_appropriate_answer_id: question.options[least]?.id ?? null,
    open_answer_text: question.question_type === "open_ended" ? openAnswer : null,
  };
}

function drawMember(world: World, random: Random): WholeMember {
  const traits = drawTraits(random);
  const love = drawLove(random);
  const tastes = new Map<string, number>();
  const taste = (topic: string, category: string): number => {
    const language = loveLanguageNames.find((name) => name === category);
    if (language !== undefined)
      return topic === "love-giving" ? love.giving[language] : love.receiving[language];
    const key = `${topic} ${category}`;
    const known = tastes.get(key) ?? random.normal();
    tastes.set(key, known);
    return known;
  };
  const responses = questionnaire("en").blocks.flatMap((block) =>
    block.questions.map((question, index) => {
      const felt =
        block.id === "personality"
          ? feel(world[index] ?? [], traits, random)
          : question.options.map(
              ({ id }) => taste(topicOf(question.id), categoryOf(id)) + noise * random.normal(),
            );
      return answerOf(question, block.id, felt);
    }),
  );
  return { responses, traits, ...love };
}

/** Simulated members with answers to the whole questionnaire. */
export function drawMembers(count: number, meanLoading: number, random: Random): WholeMember[] {
  const world = drawWorld(personalitySets, meanLoading, random);
  return Array.from({ length: count }, () => drawMember(world, random));
}
