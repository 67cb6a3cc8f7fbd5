import leven from 'leven';

/** Common domains of private mailboxes. Short domains aren't listed: too many others are one letter away. */
const DOMAINS = [
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.co.uk', 'outlook.com'],
  ...['yahoo.com', 'yahoo.co.uk', 'icloud.com', 'protonmail.com', 't-online.de'],
];

/** Companies' domains that are one letter away from a common domain. */
const OTHERS = ['grail.com'];

/**
 * Returns the address that was probably meant, if the domain looks like a typo: one letter is missing, added, wrong or
 * swapped with the next. The first letter must match, because mail.com, ymail.com and email.com are providers, too.
 */
export function correctedEmail(typed: string): string | undefined {
  const [, local, host = ''] = /^([^@]+)@([a-z.-]{5,20})$/i.exec(typed.trim()) ?? [];
  const domain = host.toLowerCase();
  if (!domain.includes('.') || [...DOMAINS, ...OTHERS].includes(domain)) return undefined;
  const meant = DOMAINS.find(
    (known) => known[0] === domain[0] && (leven(known, domain) === 1 || isSwapped(known, domain)),
  );
  return meant && `${local}@${meant}`;
}

/** Whether the two texts differ only in the order of two adjacent letters. */
function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2) === other;
}
