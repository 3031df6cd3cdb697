export interface Answer {
  status: number;
  /** Whether `Server-Timing` reports a page cache hit. */
  isKept: boolean;
}

export const isCached = (serverTiming: string) => /\bcache;desc="?kept/.test(serverTiming);

/** Returns a parser of one connection's bytes. It returns a response when the bytes complete it, otherwise null. */
export function createAnswerReader(): (chunk: Buffer) => Answer | null {
  let head: Buffer = Buffer.alloc(0);
  let answer: Answer | null = null;
  /** Consumes bytes of the body; true at its end. */
  let body: (piece: Buffer) => boolean;
  return (chunk) => {
    let piece = chunk;
    if (!answer) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return null;
      const lines = head.toString('latin1', 0, end);
      answer = {
        status: Number(lines.slice(9, 12)),
        isKept: isCached(/\r\nserver-timing: ([^\r]*)/i.exec(lines)?.[1] ?? ''),
      };
      const length = /\r\ncontent-length: (\d+)/i.exec(lines)?.[1];
      body = length === undefined ? chunks() : bytes(Number(length));
      piece = head.subarray(end + 4);
      head = Buffer.alloc(0);
    }
    if (!body(piece)) return null;
    const ended = answer;
    answer = null;
    return ended;
  };
}

function bytes(length: number) {
  let missing = length;
  return (piece: Buffer) => (missing -= piece.length) <= 0;
}

/** Chunked encoding: a hexadecimal length line before each chunk; an empty chunk is the last. */
function chunks() {
  let missing = 0;
  let isLast = false;
  let line = '';
  return (piece: Buffer) => {
    for (let at = 0; at < piece.length;) {
      const taken = Math.min(missing, piece.length - at);
      at += taken;
      missing -= taken;
      if (missing > 0) break;
      if (isLast) return true;
      const end = piece.indexOf('\n', at);
      line += piece.toString('latin1', at, end < 0 ? piece.length : end + 1);
      if (end < 0) break;
      at = end + 1;
      const length = parseInt(line, 16);
      line = '';
      isLast = length === 0;
      missing = length + 2;
    }
    return false;
  };
}
