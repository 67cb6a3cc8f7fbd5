import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts ffmpeg, which takes PNG frames one by one and writes a film.
 * @param {string} file
 * @param {{ fps: number, frames: number }} options
 */
export function startEncoder(file, { fps, frames }) {
  const encoder = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error'],
      ...['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(fps), '-i', '-'],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
      ...['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '20'],
      // A single key frame, because a second one shows as a flicker in a still.
      ...['-g', String(frames), '-sc_threshold', '0'],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
      ...['-movflags', '+faststart', file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'close');
  return {
    /** @param {Buffer} frame */
    async write(frame) {
      if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
    },
    async end() {
      encoder.stdin.end();
      const [code] = await ended;
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
    },
  };
}
