/** How many questions the questionnaire has, which is not loaded for a visitor; tests/promises.test.ts compares. */
export const questionCounts = { choices: 40, written: 4 };
