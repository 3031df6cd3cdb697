import { Fragment, type ReactNode } from 'react';

/** An address, or a word that no phone shows in one line; never a number, a price or a date. */
const longWord = /(\S*@\S*|\S{25,})/;

/** Lets long words break after '@', '.', '/', '_' and '=' before the styles break them anywhere. */
export function breakable(node: ReactNode): ReactNode {
  if (typeof node !== 'string' || !longWord.test(node)) return node;
  return node.split(longWord).map((part, index) => (index % 2 ? <Word text={part} key={index} /> : part));
}

const Word = ({ text }: { text: string }) => (
  <>
    {text.split(/(?<=[@./_=])(?=[^@./_=])/).map((piece, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {piece}
      </Fragment>
    ))}
  </>
);
