import { Icon } from '~/components/ui/icon';

interface FiltersLabelProps {
  word: string;
  count: number;
}

export function FiltersLabel({ word, count }: FiltersLabelProps) {
  return (
    <>
      {count > 0 ? <CountMark count={count} /> : <Icon name="sliders" small />}
      <span>
        {word}
        <CountWords count={count} />
      </span>
    </>
  );
}

export function FiltersTitle({ word, count }: FiltersLabelProps) {
  return (
    <>
      {word}
      {count > 0 && <CountMark count={count} />}
      <CountWords count={count} />
    </>
  );
}

const CountMark = ({ count }: { count: number }) => (
  <span className="conta" aria-hidden="true">
    {count}
  </span>
);

const CountWords = ({ count }: { count: number }) =>
  count > 0 && <span className="vh">{`, ${count} em uso`}</span>;
