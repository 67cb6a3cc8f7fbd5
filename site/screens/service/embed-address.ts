/**
 * Returns the embed URL of a hosted film, or undefined for a file.
 * @param source a film's page on YouTube, Vimeo or Loom, or a path on this site
 * @throws if the URL has any other host
 */
export function embedAddress(source: string): string | undefined {
  if (source.startsWith('/')) return undefined;
  const url = URL.parse(source);
  const host = url?.hostname.replace(/^(www|m)\./, '');
  const last = url?.pathname.split('/').findLast(Boolean);
  const id = (host === 'youtube.com' && url?.searchParams.get('v')) || last;
  if (host === 'youtube.com' || host === 'youtu.be')
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
  if (host === 'vimeo.com') return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
  if (host === 'loom.com') return `https://www.loom.com/embed/${id}?autoplay=1`;
  throw new Error(
    `A demo film has to be a path on this site or a URL on YouTube, Vimeo or Loom, not ${source}`,
  );
}
