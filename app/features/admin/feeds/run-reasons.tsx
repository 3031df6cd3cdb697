import { Icon } from '~/components/ui/icon';
import { adminLinks, intentField } from '../admin-links';
import { type Column, ListTable } from '../list/list-table';
import { RecordSection } from '../record/record';
import { feedIntents, referenceField } from './feeds-fields';
import type { RunView } from './run-panels';

type Reason = RunView['groups'][number]['reasons'][number];
type Row = Reason['rows'][number];

const columnsOf = (id: number, canAccept: boolean): [Column<Row>, ...Column<Row>[]] => [
  {
    title: 'Código',
    cell: ({ reference, href }) => (href ? <a href={href}>{reference}</a> : reference || 'sem código'),
  },
  { title: 'Linha', cell: ({ line }) => line },
  { title: 'Veio', cell: ({ value }) => value },
  ...(canAccept
    ? [
        {
          title: 'Aceitar',
          isActions: true as const,
          cell: (row: Row) => row.canAccept && <Accept id={id} {...row} />,
        },
      ]
    : []),
];

/** A held value of one property. */
const Accept = ({ id, reference }: { id: number; reference: string }) => (
  <form method="post" action={adminLinks.feedRun(id)}>
    <input type="hidden" name={referenceField} value={reference} />
    <button className="elo" name={intentField} value={feedIntents.accept}>
      Aceitar este valor<span className="vh"> de {reference}</span>
    </button>
  </form>
);

export const ReasonGroups = ({ id, groups, may }: RunView) =>
  groups.map(
    ({ title, reasons }) =>
      reasons.length > 0 && (
        <RecordSection title={title} key={title}>
          {reasons.map((reason, index) => (
            <ReasonDetails {...reason} id={id} isOpen={index === 0} mayAccept={may.write} key={reason.code} />
          ))}
        </RecordSection>
      ),
  );

function ReasonDetails({
  id,
  text,
  count,
  rows,
  more,
  isOpen,
  mayAccept,
}: Reason & { id: number; isOpen: boolean; mayAccept: boolean }) {
  const canAccept = mayAccept && rows.some((row) => row.canAccept);
  return (
    <details className="mrazao" open={isOpen || canAccept}>
      <summary>
        <b>{count}</b>
        <span>{text}</span>
        <Icon name="chevron" small />
      </summary>
      <div>
        <ListTable caption={text} columns={columnsOf(id, canAccept)} rows={rows} keyOf={({ key }) => key} />
        {more && <p className="nota">{more}</p>}
      </div>
    </details>
  );
}
