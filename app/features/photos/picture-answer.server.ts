/** A picture for one person. @param bytes null: 404 */
export function pictureAnswer(bytes: Buffer | null | undefined): Response {
  if (!bytes) return pictureMissing();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

export const pictureMissing = () =>
  new Response('Foto não encontrada.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
