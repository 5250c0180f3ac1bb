/** Signs in to a server in a process of its own. @returns the headers of the signed-in member */
export async function signInOverHttp(
  url: string,
  email: string,
  password: string,
): Promise<{ readonly authorization: string }> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`the login answers ${answer.status}: ${await answer.text()}`);
  const { token } = (await answer.json()) as { readonly token: string };
  return { authorization: `Bearer ${token}` };
}
