import { Icon } from '~/components/ui/icon';
import { type Column, ListTable } from '../list/list-table';
import { RecordSection } from '../record/record';
import type { RunView } from './run-panels';

type Change = RunView['prices'][number];

const columns: [Column<Change>, ...Column<Change>[]] = [
  {
    title: 'Imóvel',
    cell: ({ reference, negotiation, href }) => (
      <>
        <a href={href}>{reference}</a>
        {negotiation === 'rent' && <small>aluguel</small>}
      </>
    ),
  },
  { title: 'No ar', cell: ({ from }) => from },
  { title: 'Na carga', cell: ({ to }) => to },
  {
    title: 'Mudança',
    cell: ({ change, isSteep }) => (
      <span className={isSteep ? 'mest e-no' : 'mest'}>
        {isSteep && <Icon name="warning" small />}
        {change}
      </span>
    ),
  },
];

/** The steepest changes. */
export const PriceTable = ({ prices, priceNote }: RunView) =>
  prices.length > 0 && (
    <RecordSection title="Mudanças de preço">
      <ListTable caption="Mudanças de preço" columns={columns} rows={prices} keyOf={({ key }) => key} />
      {priceNote && <p className="nota">{priceNote}</p>}
    </RecordSection>
  );

interface Listed {
  reference: string;
  /** null: it is new. */
  href: string | null;
}

const References = ({ title, list, note }: { title: string; list: readonly Listed[]; note: string | null }) =>
  list.length > 0 && (
    <RecordSection title={title}>
      <p>
        {list.map(({ reference, href }, index) => (
          <span key={reference}>
            {index > 0 && ', '}
            {href === null ? (
              reference
            ) : (
              <a className="mlink" href={href}>
                {reference}
              </a>
            )}
          </span>
        ))}
      </p>
      {note && <p className="nota">{note}</p>}
    </RecordSection>
  );

/** What a held load would do, and what left by one that was written. */
export const ChangedReferences = (run: RunView) => (
  <>
    <References title="Entrariam no ar" list={run.added} note={run.addedNote} />
    <References title="Mudariam" list={run.changed} note={run.changedNote} />
    <References
      title={run.isWaiting ? 'Sairiam do ar' : 'Saíram do ar'}
      list={run.gone}
      note={run.goneNote}
    />
  </>
);
