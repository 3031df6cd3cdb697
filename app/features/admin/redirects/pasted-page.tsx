import { counted, nounFor } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import { Icon } from '~/components/ui/icon';
import { FieldError } from '~/forms/field';
import { undoLabel } from '../acts/undo-row';
import { adminLinks, returnField } from '../admin-links';
import { breakable } from '../layout/breakable';
import { ListPages } from '../list/list-pages';
import { ListTable } from '../list/list-table';
import { pageField } from '../list/page-of';
import { Panel } from '../record/panel';
import type { PastedView } from './paste.server';
import { partField, parts, versionField } from './redirect-forms';

type Props = PastedView & { failed: string | undefined };

/** What a pasted list would change, or has changed. */
export function PastedPage(pasted: Props) {
  const { counts, act } = pasted;
  return (
    <>
      <a className="elo mvolta" href={adminLinks.pasteRedirects()}>
        <Icon name="previous" small />
        Colar uma lista
      </a>
      <div className="mcab">
        <div>
          <h1>{act === null ? 'O que muda' : 'Lista publicada'}</h1>
          <p className="suave">{summaryOf(counts)}</p>
        </div>
      </div>
      <div className="dupla-m dupla-m--primeiro">
        <div className="mprimeiro">
          {act === null ? <PublishPanel {...pasted} /> : <PublishedPanel act={act} />}
        </div>
        <div className="mfatos">
          <Problems {...pasted} />
          <Changes {...pasted} />
        </div>
      </div>
    </>
  );
}

/** '9.998 novos, 2 mudam, 3 já são assim, 1 linha recusada.' */
function summaryOf({ new: added, changed, same, problems, chains }: PastedView['counts']): string {
  const texts = [
    added > 0 && counted(added, 'novo', 'novos'),
    changed > 0 && `${formatNumber(changed)} ${nounFor(changed, 'muda', 'mudam')}`,
    same > 0 && `${formatNumber(same)} já ${nounFor(same, 'é', 'são')} assim`,
    problems > 0 && counted(problems, 'linha recusada', 'linhas recusadas'),
  ].filter(Boolean);
  const end =
    chains > 0
      ? ` ${counted(chains, 'passa por outro e leva', 'passam por outros e levam')} direto ao fim.`
      : '';
  return `${texts.join(', ') || 'Nada muda'}.${end}`;
}

function PublishPanel({ id, counts, version, failed }: Props) {
  const count = counts.new + counts.changed;
  if (count === 0)
    return (
      <Panel id="publicar" title="Publicar">
        <p>Nada muda.</p>
        <a className="bt bt--2" href={adminLinks.pasteRedirects()}>
          Colar outra lista
        </a>
      </Panel>
    );
  return (
    <Panel id="publicar" title="Publicar">
      <p className="suave">
        Nada foi ao ar ainda.
        {counts.problems > 0 && ' As linhas recusadas ficam de fora.'} Tudo se desfaz de uma vez.
      </p>
      <form className="form" method="post" action={adminLinks.pastedRedirects(id)}>
        <input type="hidden" name={versionField} value={version} />
        <FieldError id="publicar-envio" error={failed} />
        <button className="bt bt--1 bt--t">
          Publicar {counted(count, 'redirecionamento', 'redirecionamentos')}
        </button>
        <a className="elo" href={adminLinks.showcaseRedirects()}>
          Não publicar nada
        </a>
      </form>
    </Panel>
  );
}

const PublishedPanel = ({ act }: { act: number }) => (
  <Panel id="publicada" title="No ar">
    <form className="form" method="post" action={adminLinks.undo(act)}>
      <input type="hidden" name={returnField} value={adminLinks.showcaseRedirects()} />
      <button className="bt bt--2 bt--t">{undoLabel()}</button>
    </form>
    <a className="elo" href={adminLinks.showcaseRedirects()}>
      Voltar à lista
    </a>
  </Panel>
);

function Problems(pasted: Props) {
  if (pasted.problems.length === 0 || pasted.part === 'changes') return null;
  return (
    <section className="msec">
      <h2>Linhas recusadas</h2>
      <ListTable
        caption="Linhas recusadas"
        columns={[
          { title: 'Linha', cell: ({ line }) => formatNumber(line) },
          { title: 'Por quê', cell: ({ reason }) => reason },
        ]}
        rows={pasted.problems}
        keyOf={({ line }) => line}
      />
      <More {...pasted} kind="problems" count={pasted.counts.problems} shown={pasted.problems.length} />
    </section>
  );
}

function Changes(pasted: Props) {
  const { changes, counts, part } = pasted;
  if (changes.length === 0 || part === 'problems') return null;
  return (
    <section className="msec">
      <h2>O que muda</h2>
      <ListTable
        caption="O que muda"
        columns={[
          { title: 'De', cell: ({ from }) => breakable(from) },
          {
            title: 'Para',
            cell: ({ to, end }) => (
              <span>
                {breakable(to)}
                {end && <small>{breakable(`leva direto a ${end}`)}</small>}
              </span>
            ),
          },
          { title: 'Tipo', cell: ({ status }) => status },
          { title: 'Era', cell: ({ before }) => (before === null ? 'novo' : breakable(before)) },
          { title: 'Linha', cell: ({ line }) => formatNumber(line) },
        ]}
        rows={changes}
        keyOf={({ line }) => line}
      />
      <More {...pasted} kind="changes" count={counts.new + counts.changed} shown={changes.length} />
    </section>
  );
}

interface MoreProps extends Props {
  kind: keyof typeof parts;
  count: number;
  shown: number;
}

function More({ id, part, page, pages, kind, count, shown }: MoreProps) {
  const hrefOf = (number?: number) =>
    adminLinks.pastedRedirects(id, {
      [partField]: parts[kind],
      [pageField]: number && number > 1 ? String(number) : undefined,
    });
  if (part === kind) return <ListPages page={page} count={pages} hrefOf={hrefOf} />;
  if (count === shown) return null;
  return (
    <p className="suave menor mmais">
      e mais {formatNumber(count - shown)}.{' '}
      <a className="elo" href={hrefOf()}>
        Ver todos<span className="vh">{kind === 'changes' ? ' que mudam' : ' as recusadas'}</span>
      </a>
    </p>
  );
}
