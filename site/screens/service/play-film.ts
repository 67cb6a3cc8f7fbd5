/** Plays the film in place when the visitor clicks its cover or a link to it. */
export function playFilm(): void {
  const cover = document.querySelector<HTMLAnchorElement>('[data-play]');
  const video = document.querySelector('video');
  if (!cover || !video) return;
  video.addEventListener('play', () => {
    cover.hidden = true;
    // Show the controls only now: while hidden behind the cover, they could take the focus.
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
