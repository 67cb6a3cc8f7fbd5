import { expect, test } from 'vitest';
import { embedAddress } from './embed-address.ts';

test.each([
  ['/films/website-chat.mp4', undefined],
  ['https://www.youtube.com/watch?v=abc123', 'https://www.youtube-nocookie.com/embed/abc123?autoplay=1'],
  ['https://youtu.be/abc123', 'https://www.youtube-nocookie.com/embed/abc123?autoplay=1'],
  ['https://www.youtube.com/embed/abc123', 'https://www.youtube-nocookie.com/embed/abc123?autoplay=1'],
  ['https://vimeo.com/12345', 'https://player.vimeo.com/video/12345?autoplay=1&dnt=1'],
  ['https://www.loom.com/share/abc', 'https://www.loom.com/embed/abc?autoplay=1'],
])('the film %s is embedded from %s', (source, address) => {
  expect(embedAddress(source)).toBe(address);
});

test('throws for other hosts and names the supported ones', () => {
  expect(() => embedAddress('https://evil.example/film')).toThrow('YouTube, Vimeo or Loom');
});
