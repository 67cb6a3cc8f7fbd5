import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';

/**
 * Makes a film of PNG frames with ffmpeg.
 * @param {string} file
 * @param {{ fps: number, frames: number }} options
 * @param {() => AsyncIterable<Buffer>} pictures
 */
export async function encodeFilm(file, { fps, frames }, pictures) {
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
  const [[code]] = await Promise.all([once(encoder, 'close'), pipeline(pictures, encoder.stdin)]);
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
