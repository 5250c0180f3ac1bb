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
 * The only way, where the content security policy is enforced, to make HTML or a script's address of a
 * text: by a policy whose name it has (`security-headers.ts` of the server). Browsers without Trusted
 * Types take the text as the rules leave it.
 */
export function createPolicy(name: string, rules: Rules): Required<Rules> {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, rules) ?? { ...asTheyAre, ...rules };
}
