import { ALL, type Filter, filterCards, filterFromUrl, urlOfFilter } from './case-study-filter.ts';

/**
 * Adds search, category filter and overlay to the list of case studies (spec sections 2, 4 and 5). The URL reflects the
 * filter or the open study.
 * @param place the parent element of `<CaseStudyBrowser>`
 */
export function browseCaseStudies(place: ParentNode): void {
  const search = find<HTMLInputElement>(place, '[type="search"]');
  const radios = [...place.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  const count = find(place, '[role="status"]');
  const list = find(place, 'ul');
  const cards = Array.from(list.children, toCard);
  const none = find(find<HTMLTemplateElement>(place, 'template').content, 'div');
  const dialog = find<HTMLDialogElement>(place, 'dialog');
  const text = find(dialog, '[data-text]');
  const loading = find(text, '[role="status"]');
  const failed = find(text, '[role="alert"]');
  const comingSoon = find(text, '.lead');
  const prose = find(text, 'div');
  const listTitle = document.title;
  const categories = radios.map(({ value }) => value);

  // Apply a filter that the visitor set before this script ran.
  const early = chosen();
  if (early.query || early.category !== ALL) narrow(early, 'replace');
  else if (location.search) show(filterFromUrl(location.href, categories));

  search.addEventListener('input', () => narrow(chosen(), 'replace'));
  for (const radio of radios) radio.addEventListener('change', () => narrow(chosen(), 'push'));
  find(none, 'button').addEventListener('click', () => {
    narrow({ query: '', category: ALL }, 'push');
    search.focus();
  });
  list.addEventListener('click', openInPlace);
  find(dialog, 'button').addEventListener('click', () => dialog.close());
  text.addEventListener('click', scrollInPlace);
  dialog.addEventListener('close', () => {
    // `close` fires asynchronously: the dialog may be open again by now, or already cleaned up.
    if (dialog.open || !text.hasChildNodes()) return;
    text.replaceChildren();
    if (history.state?.study) history.back();
  });
  addEventListener('popstate', ({ state }) => {
    if (state?.study) return void open(state.study);
    dialog.close();
    document.title = listTitle;
    show(filterFromUrl(location.href, categories));
  });

  function chosen(): Filter {
    return { query: search.value, category: radios.find(({ checked }) => checked)?.value ?? ALL };
  }

  function narrow(filter: Filter, entry: 'push' | 'replace'): void {
    show(filter);
    history[`${entry}State`](null, '', urlOfFilter(filter));
  }

  function show(filter: Filter): void {
    search.value = filter.query;
    for (const radio of radios) {
      const { length } = filterCards(cards, { ...filter, category: radio.value });
      radio.nextElementSibling?.replaceChildren(` ${length}`);
      radio.checked = radio.value === filter.category;
    }
    const found = filterCards(cards, filter).map(({ element }) => element);
    count.textContent = found.length === 1 ? '1 case study' : `${found.length} case studies`;
    // Don't replace an unchanged list: the card that opened the study would lose focus.
    if (found.length !== list.childElementCount || found.some((card, at) => card !== list.children[at]))
      list.replaceChildren(...found);
    list.toggleAttribute('data-lead', found.length === cards.length);
    list.removeAttribute('data-fresh');
    // Show this notice only if the search excludes every study: empty categories have their own notice.
    if (found.length === 0 && filterCards(cards, { ...filter, query: '' }).length > 0) list.after(none);
    else none.remove();
  }

  /** Follows a link within the open study. Native navigation would add a history entry and close the overlay. */
  function scrollInPlace(event: MouseEvent): void {
    const href = linkOf(event)?.getAttribute('href');
    if (!href?.startsWith('#')) return;
    event.preventDefault();
    const target = document.getElementById(href.slice(1)) ?? find(dialog, 'h2');
    target.scrollIntoView();
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }

  function openInPlace(event: MouseEvent): void {
    const { href, dataset } = linkOf(event) ?? {};
    if (!dataset?.body) return;
    event.preventDefault();
    history.pushState({ study: dataset.body }, '', href);
    void open(dataset.body);
  }

  /** Opens the overlay with the study whose `bodyPath` is `path`. */
  async function open(path: string): Promise<void> {
    const card = cards.find(({ body }) => body === path);
    if (!card) return;
    find(dialog, 'time').textContent = card.date;
    find(dialog, 'article > span').textContent = card.category;
    find(dialog, 'h2').textContent = card.title;
    find<HTMLImageElement>(dialog, 'img').src = card.image;
    find<HTMLAnchorElement>(failed, 'a').href = card.href;
    document.title = card.title + listTitle.slice(listTitle.lastIndexOf(' | '));
    text.replaceChildren(loading);
    if (!dialog.open) dialog.showModal();
    dialog.scrollTo({ top: 0, behavior: 'instant' });
    const answer = await fetch(path)
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined);
    if (history.state?.study !== path) return;
    if (answer?.html) prose.innerHTML = answer.html;
    text.replaceChildren(answer ? (answer.html ? prose : comingSoon) : failed);
  }
}

/** Returns the clicked link, or null if a modifier key asks for a new tab, a new window or a download. */
function linkOf({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  return metaKey || ctrlKey || shiftKey || altKey ? null : (target as Element).closest('a');
}

function toCard(element: Element) {
  const link = find<HTMLAnchorElement>(element, 'a');
  return {
    element,
    href: link.getAttribute('href') ?? '',
    body: link.dataset.body,
    title: find(element, 'h2').textContent,
    summary: element.querySelector('h2 + p')?.textContent,
    tools: element.getAttribute('data-tools') ?? '',
    category: element.getAttribute('data-category') ?? '',
    date: find(element, 'time').textContent,
    image: find<HTMLImageElement>(element, 'img').src,
  };
}

/** Returns the first match for `selector`. Throws if there is none. */
function find<Found extends Element = HTMLElement>(place: ParentNode, selector: string): Found {
  const found = place.querySelector<Found>(selector);
  if (!found) throw new Error(`The list of case studies has no ${selector}`);
  return found;
}
