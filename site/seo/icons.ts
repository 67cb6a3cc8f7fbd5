import sharp from 'sharp';

/** The mark on cotton, for a phone's home screen: `size` is the side in pixels. */
export async function iconPng(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-8 -8 44 44"><path fill="#f0f2f1" d="M-8-8h44v44H-8z"/><path fill="#131a2e" d="M3 2h5v24H3zM11.5 2h5v24h-5zM20 2h5v24h-5z"/><path fill="#f0f2f1" d="M0 10.6h11.5v6.8H0zM16.5 10.6H28v6.8H16.5z"/><path fill="#d8323c" d="M0 12h11.5v4H0zM16.5 12H28v4H16.5z"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
}
