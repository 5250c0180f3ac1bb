/** The functions of a policy, by the type of what it lets through. */
interface Rules {
  readonly createHTML?: (text: string) => string;
  readonly createScriptURL?: (text: string) => string;
}

/** The part of Trusted Types that we need; TypeScript's library lacks it. */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Required<Rules>;
}

const asTheyAre: Required<Rules> = {
  createHTML: (text) => text,
  createScriptURL: (text) => text,
};

/**
 * Makes a Trusted Types policy. If the content security policy is enforced, only a policy that it names
 * (`security-headers.ts` of the server) can make HTML or a script's address from a text. Browsers without
 * Trusted Types take the text as the rules leave it.
 */
export function createPolicy(name: string, rules: Rules): Required<Rules> {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, rules) ?? { ...asTheyAre, ...rules };
}
