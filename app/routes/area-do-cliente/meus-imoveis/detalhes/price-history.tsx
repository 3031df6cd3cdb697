import type { CSSProperties } from 'react';
import { Unknown } from './figures';
import type { HistoryShown } from './history-shown';
import { AnchorTitle } from './part';

type Sides = NonNullable<HistoryShown[number]['events'][number]['sides']>;

/** Price changes, newest first, with the 14 days before and after each. */
export const PriceHistory = ({ history }: { history: HistoryShown }) => (
  <>
    <AnchorTitle of="preco" />
    {history.map(({ name, announced, events }) => (
      <div key={name}>
        {history.length > 1 && <h4>{name}</h4>}
        <ol className="quedas">
          {events.map(({ at, day, text, change, sides }) => (
            <li key={at}>
              <div>
                <p className="muda">{text}</p>
                <p className="menor suave">{[day, change].filter(Boolean).join(', ')}</p>
              </div>
              {sides && <BeforeAndAfter sides={sides} />}
            </li>
          ))}
          <li>
            <div>
              <p className="muda">{announced.price}</p>
              <p className="menor suave">{`${announced.day}, anúncio`}</p>
            </div>
            {events.length === 0 && <p className="menor suave">Sem mudanças.</p>}
          </li>
        </ol>
      </div>
    ))}
  </>
);

function BeforeAndAfter({ sides: { pairs, isPartial, days } }: { sides: Sides }) {
  return (
    <div>
      <dl className="antes">
        {pairs.map(({ name, before, after, share: [one, other] }) => (
          <div key={name}>
            <dt>{name}</dt>
            <Side name="antes" value={before} share={one!} />
            <Side name="depois" value={after} share={other!} isAfter />
          </div>
        ))}
      </dl>
      {isPartial && <p className="nota">{`Os 14 dias depois ainda não passaram: ${days} contados.`}</p>}
    </div>
  );
}

const Side = ({
  name,
  value,
  share,
  isAfter,
}: {
  name: string;
  value: string | null;
  share: number;
  isAfter?: boolean;
}) => (
  <dd className={isAfter ? 'dep' : undefined}>
    <span>{name}</span>
    <i style={{ '--v': `${share}%` } as CSSProperties} />
    <b className="num">{value ?? <Unknown />}</b>
  </dd>
);
