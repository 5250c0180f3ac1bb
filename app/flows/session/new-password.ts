export { passwordMaximum, passwordMinimum, passwordProblem } from "@gemel/machines/password-reset";
