const TOOLS = { plausible: 'Plausible', umami: 'Umami', goatcounter: 'GoatCounter' };

/** Returns the policies' phrases about a chat widget from another company, without which the live chat is our search. */
export function chatWords(hasWidget: boolean) {
  if (!hasWidget)
    return {
      cases: 'is one case',
      chatOr: '',
      chatAnd: '',
      chatTold: '',
      chatHosts: 'Video hosts',
      chatCookies: 'A demo video hosted elsewhere',
    };
  return {
    cases: 'are two cases',
    chatOr: 'turn to the live chat or ',
    chatAnd: 'the live chat button and ',
    chatTold:
      '- **Live chat.** On the [Support page](/support) we offer a chat widget from another company. It loads at your first sign of interest in the live chat button, which can be as little as pointing at it or reaching it with the keyboard. From then on, the widget may set its own cookies or use browser storage, and its company sees your IP address.\n',
    chatHosts: 'Live chat and video hosts',
    chatCookies: 'A live chat widget, or a demo video hosted elsewhere,',
  };
}

/**
 * Returns the policies' phrases about analytics.
 * @param cases how many exceptions follow, such as 'is one case'
 * @param tool the analytics tool; undefined if visits are not counted
 * @param host the tool's host name
 */
export function visitWords(cases: string, tool?: keyof typeof TOOLS, host = '') {
  if (!tool)
    return {
      visitsInShort: 'no analytics',
      visitsElsewhere: 'Only if you',
      visitCookies: 'We set none and use no analytics',
      visitRequests: `There ${cases} in which that can change later`,
      visitsTold: '',
      visitsUse: '',
    };
  const name = TOOLS[tool];
  return {
    visitsInShort: `visits counted with ${name}, without cookies`,
    visitsElsewhere: `${name} counts visits, without cookies; others only if you`,
    visitCookies: `We set none. We count visits with ${name} at ${host}, which sets no cookies and keeps nothing in your browser. [Our privacy policy](/privacy) says what it is told`,
    visitRequests: `The one exception is the script of ${name} at ${host}, which counts visits and loads once you see the page. There ${cases} in which more can follow later`,
    visitsTold: `\n\n**We count visits with ${name}.** Once you see a page, your browser tells ${host} the page’s address, the site that led you to it, and what kind of browser and screen you have. It tells that you have finished a step of the quiz, or sent a form, but nothing that you typed or chose. As every website does, ${host} sees your IP address. No cookie is set for it, and nothing is kept in your browser. Without JavaScript no visit is counted.`,
    visitsUse: `\n| Visits | To see which pages are read, and how far forms are filled in | Our legitimate interest in a site that is of use | Without your name, for as long as we use ${name} |`,
  };
}
