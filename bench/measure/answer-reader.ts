export interface Answer {
  status: number;
  /** Whether `Server-Timing` says that its page was kept. */
  isKept: boolean;
}

/** @param serverTiming the header of that name */
export const isKept = (serverTiming: string) => /\bcache;desc="?kept/.test(serverTiming);

/**
 * Reads the answers of one connection, one after the other, by their `content-length` or the lengths of their chunks.
 * Given a piece of what came, it gives the answer that ended with it, or null.
 */
export function createAnswerReader(): (chunk: Buffer) => Answer | null {
  let head: Buffer = Buffer.alloc(0);
  let answer: Answer | null = null;
  /** Takes pieces of the body; true: it has ended. */
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
        isKept: isKept(/\r\nserver-timing: ([^\r]*)/i.exec(lines)?.[1] ?? ''),
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

/** A body in chunks: each has its length, in hexadecimal, on a line of its own, and an empty one is the last. */
function chunks() {
  /** Of the chunk in hand, with the line break after it. */
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
