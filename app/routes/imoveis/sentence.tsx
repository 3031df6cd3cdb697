import { formatNumber } from '@domain/money';
import type { Words } from '@domain/search/heading';

/** A sentence whose numbers stand out. */
export function Sentence({ words }: { words: Words }) {
  return words.map((part, index) =>
    typeof part === 'number' ? (
      <b className="num" key={index}>
        {formatNumber(part)}
      </b>
    ) : (
      part
    ),
  );
}
