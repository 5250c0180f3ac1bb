/** The answer to one question, in the contract's words and as it is stored. */
export interface QuestionResponse {
  readonly question_id: string;
  readonly block_id: string;
  readonly most_appropriate_answer_id: string | null;
  readonly least_appropriate_answer_id: string | null;
  readonly open_answer_text: string | null;
}
