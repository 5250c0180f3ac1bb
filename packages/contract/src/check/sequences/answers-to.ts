import { isNode, type Node } from "../contract/node.ts";

export interface Answers {
  readonly questionnaire_id: unknown;
  readonly responses: readonly Node[];
}

const openAnswer = "I like to listen first, and to answer when I have understood.";

/** An answer to every question of a questionnaire: the first statement is most like me, the last least. */
export function answersTo(questionnaire: unknown): Answers {
  const root = isNode(questionnaire) ? questionnaire : {};
  return {
    questionnaire_id: root["id"],
    responses: listIn(root, "blocks").flatMap((block) =>
      listIn(block, "questions").map((question) => answerTo(block, question)),
    ),
  };
}

function answerTo(block: Node, question: Node): Node {
  const options = listIn(question, "options").map(({ id }) => id);
  const isOpen = question["question_type"] === "open_ended";
  return {
    question_id: question["id"],
    block_id: block["id"],
    most_appropriate_answer_id: isOpen ? null : options[0],
    least_appropriate_answer_id: isOpen ? null : options.at(-1),
    open_answer_text: isOpen ? openAnswer : null,
  };
}

function listIn(node: Node, key: string): readonly Node[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}
