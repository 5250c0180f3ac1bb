import type { Choices } from "@gemel/mock/handlers";
import { exampleToken } from "@gemel/mock/example-token";
import { type Answer, operations } from "@gemel/mock/operations";
import type { BrowserContext } from "playwright";

/** Whether a path of the contract, such as `/psy/questionnaire/{name}/{language}`, is that one. */
const isPath = (template: string, path: string): boolean =>
  new RegExp(`^/api${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path);

function answerTo(method: string, path: string, choices: Choices): Answer | undefined {
  const called = Object.entries(operations).find(
    ([, operation]) => operation.method === method.toLowerCase() && isPath(operation.path, path),
  );
  if (!called) return undefined;
  const [id, { answers }] = called;
  const chosen = Object.entries(choices).find(([name]) => name === id)?.[1];
  return chosen === undefined ? Object.values(answers)[0] : answers[chosen];
}

/** Signs a browser in as the contract's example member: its calls get the contract's answers. */
export const signInAs = (choices: Choices) => async (context: BrowserContext) => {
  await context.addInitScript((token) => {
    localStorage.setItem("authToken", token);
    // The browser's own, so that the texts of one language are loaded.
    localStorage.setItem("lang", "en");
  }, exampleToken());
  await context.route("**/api/**", async (route) => {
    const request = route.request();
    const answer = answerTo(request.method(), new URL(request.url()).pathname, choices);
    if (!answer) return route.abort();
    const { status, headers, mediaType, body } = answer;
    return route.fulfill({
      status,
      headers: { ...headers, ...(mediaType && { "content-type": mediaType }) },
      body: JSON.stringify(body),
    });
  });
};
