export { passwordMinimum, passwordProblem } from "@gemel/machines/password-reset";
