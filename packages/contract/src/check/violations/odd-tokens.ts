/** Requests without a session, or with a session that the server did not issue. */
export function oddTokens(token: string) {
  const [head = "", payload = "", signature = ""] = token.split(".");
  const flipped = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  const encode = (value: unknown): string =>
    Buffer.from(JSON.stringify(value)).toString("base64url");
  return [
    { what: "no token", credentials: {} },
    { what: "a token that is none", credentials: { bearer: "not-a-token" } },
    {
      what: "a token with another signature",
      credentials: { bearer: `${head}.${payload}.${flipped}` },
    },
    {
      what: "a token without a signature",
      credentials: { bearer: `${encode({ alg: "none", typ: "JWT" })}.${payload}.` },
    },
    {
      what: "another scheme",
      credentials: {},
      headers: { Authorization: "Basic Z2VtZWw6Z2VtZWw=" },
    },
  ];
}
