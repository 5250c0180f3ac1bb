import { type TraitScores, traitScores } from "./model/trait-scores.ts";
import { trustIn } from "./person-fit.ts";
import type { QuestionResponse } from "./responses.ts";
import { traitSets } from "./trait-sets.ts";

export { type TraitName, traitNames } from "./instrument/trait-names.ts";
export { errorsInPoints, type TraitScore, type TraitScores } from "./model/trait-scores.ts";

/**
 * Scores the Big Five from the sets of personality statements. The two marks in a set are read as a partial
 * ranking by a best-worst logit model (Marley & Louviere, 2005) in which a statement's utility grows with its
 * trait, the same for every statement, and with its judged desirability; the traits are independent standard
 * normal variables a priori. A score is the posterior mean and its error the posterior standard deviation, by
 * Newton's method and adaptive quadrature (Naylor & Smith, 1982), widened by the uncertainty about the
 * statements. Forced choices with mixed keys carry more than ranks within a person: Brown, A., &
 * Maydeu-Olivares, A. (2011). Item response modeling of forced-choice questionnaires. Educational and
 * Psychological Measurement, 71, 460-502.
 *
 * The reference population is the model's own. It is not calibrated on people, so a score says where a person
 * stands in the model, not among other members. The report of `npm run psyche:report` says how far it can be
 * trusted.
 *
 * Missing answers widen the errors and pull the scores towards the middle. Answers to other questions change
 * no score; the choices among them affect `confidence`, by how they agree with each other (`trustIn`). Open
 * answers and responses to other questionnaires change nothing.
 */
export function scoreTraits(responses: readonly QuestionResponse[]): TraitScores {
  const { traits, confidence } = traitScores(traitSets(responses));
  return { traits, confidence: confidence * trustIn(responses) };
}
