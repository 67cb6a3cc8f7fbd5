/** The alias of each policy page (spec section 2). The texts are in `content/policies/`. */
export const POLICY_ALIASES: Record<string, string> = {
  privacy: 'privacy-policy',
  terms: 'terms-of-service',
  cookies: 'cookie-policy',
};

export const POLICY_PAGE = { contents: 'Contents', summary: 'In short', updated: 'Last updated' };
