/** Plays the page's film in place, after a click on its cover or on a link to it. */
export function playFilm(): void {
  const cover = document.querySelector<HTMLAnchorElement>('[data-play]');
  const video = document.querySelector('video');
  if (!cover || !video) return;
  video.addEventListener('play', () => {
    cover.hidden = true;
    // Before, the controls could take the focus behind the cover.
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
