import { formatNumber } from '@domain/money';
import { bound } from '@domain/bound-words';
import type { Words } from '@domain/search/heading';

/** A sentence whose numbers stand out, and no line of which ends in a small word. */
export function Sentence({ words }: { words: Words }) {
  return words.map((part, index) =>
    typeof part === 'number' ? (
      <b className="num" key={index}>
        {formatNumber(part)}
      </b>
    ) : (
      bound(part)
    ),
  );
}
