const maxBytes = 8 * 1024 * 1024;

export async function pictureBody({ body }: Response): Promise<Buffer | null> {
  if (!body) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return size > 0 ? Buffer.concat(parts) : null;
}
