/** Plays the page’s film in its place: by a click anywhere on its cover, and by the links to it on the page. */
export function playFilm(): void {
  const cover = document.querySelector<HTMLAnchorElement>('[data-play]');
  const video = document.querySelector('video');
  if (!cover || !video) return;
  video.addEventListener('play', () => {
    cover.hidden = true;
    // Not before: they could be tabbed to behind the cover.
    video.controls = true;
  });
  cover.addEventListener('click', (event) => {
    event.preventDefault();
    start();
  });
  for (const link of document.querySelectorAll('a[href="#film"]')) link.addEventListener('click', start);

  function start(): void {
    void video?.play().then(() => video.focus({ preventScroll: true }));
  }
}
