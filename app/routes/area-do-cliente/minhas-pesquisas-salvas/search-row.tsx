import { CriteriaList } from '~/features/saved-searches/criteria-list';
import { searchIntents } from '~/features/saved-searches/search-intents';
import { links } from '~/links';
import { FrequencyForm } from './frequency-form';
import type { NewsRow } from './news-data';
import { RowForm } from './row-form';
import { SearchNews } from './search-news';
import type { SearchRow as Row } from './searches-data';

export function SearchRow({ row, news }: { row: Row; news: NewsRow | undefined }) {
  const { id, name, href, criteria, lost, notice, savedOn, frequency, pausedUntil } = row;
  const about = <span className="vh">{` ${name}`}</span>;
  return (
    <li>
      <div>
        <h2>{notice ? name : <a href={href}>{name}</a>}</h2>
        <CriteriaList criteria={criteria} lost={lost} />
        {savedOn && <p className="nota">{`Salva em ${savedOn}`}</p>}
        {!notice && <FrequencyForm row={row} />}
        <div className="pesq__acoes">
          {notice ? (
            <a className="bt bt--2 bt--c" href={frequency ? links.savedSearch(id) : href}>
              Mudar os filtros{about}
            </a>
          ) : (
            <a className="bt bt--2 bt--c" href={news?.total ? news.href : href}>
              {news ? news.see : 'Ver imóveis'}
              {about}
            </a>
          )}
          {frequency && !notice && (
            <a className="elo menor" href={links.savedSearch(id)}>
              Editar{about}
            </a>
          )}
          <RowForm id={id} intent={searchIntents.remove}>
            <button className="elo menor">Excluir{about}</button>
          </RowForm>
        </div>
      </div>
      {notice && <p className="quieto quieto--alerta menor">{notice}</p>}
      {!notice && (news || pausedUntil) && (
        <div className="pesq__lado">
          {news && <SearchNews news={news} />}
          {pausedUntil && <p className="quieto menor">{`Em pausa até ${pausedUntil}.`}</p>}
        </div>
      )}
    </li>
  );
}
