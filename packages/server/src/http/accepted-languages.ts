/** The languages that an `Accept-Language` header asks for, the most wanted first. */
export const acceptedLanguages = (header: string | undefined): string[] =>
  (header ?? "")
    .split(",")
    .map((part) => {
      const [code = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return { code, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ code, weight }) => code !== "" && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ code }) => code);
