import { Icon } from '~/components/ui/icon';
import { adminLinks } from '../admin-links';
import { type Column, ListTable } from '../list/list-table';
import { ListPages } from '../list/list-pages';
import { pageField } from '../list/page-of';
import { FieldError } from '~/forms/field';
import type { StateText } from './feed-texts';
import { FeedFileForm, ReadingFiles } from './feed-file-form';
import { sourceField } from './feeds-fields';
import { ScheduleForm } from './schedule-form-view';
import type { feedsData, RunRow, SourceRow } from './feeds.server';

type Data = NonNullable<Awaited<ReturnType<typeof feedsData>>>;

export const RunState = ({ icon, text, look }: StateText) => (
  <span className={`mest ${look}`}>
    <Icon name={icon} small />
    {text}
  </span>
);

const sourceColumns = (canRun: boolean): [Column<SourceRow>, ...Column<SourceRow>[]] => [
  {
    title: 'Fonte',
    cell: ({ title, address }) => (
      <>
        {title}
        <small>{address}</small>
      </>
    ),
  },
  { title: 'Formato', cell: ({ format }) => format },
  { title: 'Quando', cell: ({ every }) => every },
  { title: 'Última', cell: ({ last }) => last },
  { title: 'Próxima', cell: ({ next }) => next },
  { title: 'Estado', cell: ({ state }) => <RunState {...state} /> },
  {
    title: 'Ações',
    isActions: true,
    cell: (row) =>
      canRun && (
        <div className="mfonte">
          {row.canRun && <RunNow {...row} />}
          {row.schedule && <ScheduleForm name={row.name} title={row.title} {...row.schedule} />}
        </div>
      ),
  },
];

const RunNow = ({ name, title, isFailed }: SourceRow) => (
  <form method="post" action={adminLinks.feeds()}>
    <input type="hidden" name={sourceField} value={name} />
    <button className="elo">
      {isFailed ? 'Tentar agora' : 'Carregar agora'}
      <span className="vh"> {title}</span>
    </button>
  </form>
);

const runColumns: [Column<RunRow>, ...Column<RunRow>[]] = [
  { title: 'Quando', cell: ({ id, when }) => <a href={adminLinks.feedRun(id)}>{when}</a> },
  { title: 'Fonte', cell: ({ source }) => source },
  { title: 'Lidos', cell: ({ read }) => read },
  { title: 'Aceitos', cell: ({ accepted }) => accepted },
  { title: 'Com aviso', cell: ({ warned }) => warned },
  { title: 'Quarentena', cell: ({ quarantined }) => quarantined },
  { title: 'Saíram do ar', cell: ({ deactivated }) => deactivated },
  { title: 'Estado', cell: ({ state }) => <RunState {...state} /> },
];

/** Sources and their loads. */
export function FeedsPage({ failed, ...data }: Data & { failed?: string }) {
  const { available, next, waiting, uploads, sources, runs, pages, canRun, fileProblem } = data;
  return (
    <>
      <div className="mcab">
        <h1>Cargas do catálogo</h1>
        {canRun && sources.some((source) => source.canRun) && (
          <form method="post" action={adminLinks.feeds()}>
            <button className="bt bt--2">Carregar agora</button>
            <FieldError id="carregar-envio" error={failed} />
          </form>
        )}
      </div>
      {waiting.map(({ id, text }) => (
        <div className="mrecado" role="status" key={id}>
          <Icon name="warning" />
          <p>{text}</p>
          <a className="elo" href={adminLinks.feedRun(id)}>
            Rever e decidir
          </a>
        </div>
      ))}
      {uploads.length > 0 && <ReadingFiles uploads={uploads} />}
      <p className="mfrase">
        No ar: <b>{available}</b> imóveis.
        {next && (
          <>
            {' '}
            A próxima carga é <b>{next}</b>.
          </>
        )}
      </p>
      <section className="msec">
        <h2>Fontes</h2>
        {sources.length === 0 ? (
          <p className="suave">
            Nenhuma fonte ainda: quem instala o site põe o endereço do feed nas configurações.
          </p>
        ) : (
          <ListTable
            caption="Fontes"
            columns={sourceColumns(canRun)}
            rows={sources}
            keyOf={({ name }) => name}
          />
        )}
      </section>
      {canRun && <FeedFileForm sources={sources} problem={fileProblem} />}
      <section className="msec">
        <h2>Últimas cargas</h2>
        {runs.length === 0 ? (
          <p className="suave">Nenhuma carga ainda.</p>
        ) : (
          <ListTable caption="Últimas cargas" columns={runColumns} rows={runs} keyOf={({ id }) => id} />
        )}
        <ListPages {...pages} hrefOf={(page) => adminLinks.feeds({ [pageField]: String(page) })} />
      </section>
    </>
  );
}
