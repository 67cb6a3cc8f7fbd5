/** The button that stops the threads behind a page's head. */
export const MOTION = {
  pause: 'Pause motion',
  resume: 'Resume motion',
};
