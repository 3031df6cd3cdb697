import { formatNumber } from '@domain/kernel/money';
import { withNoBreakSpaces } from '@domain/kernel/no-break-spaces';
import type { Words } from '@domain/search/heading';

/** Sentence with emphasized numbers. No-break spaces keep short words off line ends. */
export function Sentence({ words }: { words: Words }) {
  return words.map((part, index) =>
    typeof part === 'number' ? (
      <b className="num" key={index}>
        {formatNumber(part)}
      </b>
    ) : (
      withNoBreakSpaces(part)
    ),
  );
}
