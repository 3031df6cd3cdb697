/** Reads a piece when the client takes one; who goes away ends it. */
export function streamPieces(
  pieces: AsyncGenerator<string>,
  onError: (reason: string) => void,
): ReadableStream {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        onError((error as Error).message);
        controller.error(error);
      }
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

/** Headers of a file that spreadsheets open. */
export const csvHeaders = (name: string) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}"`,
});
